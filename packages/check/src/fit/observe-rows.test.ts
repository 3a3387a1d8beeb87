import { expect, test } from 'vitest'
import { observeRows } from './observe-rows.ts'

const rows = (count: number, rowOf: (at: number) => object) =>
  Array.from({ length: count }, (_, at) => ({ ...rowOf(at) }))

const observed = (values: readonly unknown[], name = 'disposition') =>
  observeRows(
    values.map((value) => ({ [name]: value })),
    new Set(),
  )[name]

test.each([
  ['customerName', ['acme', 'harbor']],
  ['agent', ['anna', 'ben']],
  ['src', ['s', 'h']],
  ['phone', ['100', '200']],
  ['city', ['KIEL', 'BONN']],
  ['state', ['CA', 'NY']],
  ['note', ['ok', 'late']],
  ['apiToken', ['aa', 'bb']],
  ['balance', [10, 20]],
  ['disposition', ['Anna Miller', 'Ben Stone']],
  ['disposition', ['100', '200']],
  ['disposition', ['a@b.example', 'c@d.example']],
  ['disposition', ['192.0.2.1', '192.0.2.2']],
  ['priority', [12_025_550, 12_025_551]],
])('records no values of %s such as %j', (name, values) => {
  const all = rows(40, (at) => ({ [name]: values[at % values.length] }))
  expect(observeRows(all, new Set())[name]).not.toHaveProperty('words')
})

test('records codes that come back, with their counts', () => {
  expect(observed(['BUSY', 'ANSWERED', 'BUSY', 'No Answer', 'ANSWERED', 'No Answer'])?.words).toEqual({
    ANSWERED: 2,
    BUSY: 2,
    'No Answer': 2,
  })
  expect(observed([true, false, true], 'active')).toMatchObject({ kind: 'yesNo', words: { true: 2, false: 1 } })
  expect(observed([16, 17, 16, 17], 'hangupcause')).toMatchObject({ isWhole: true, words: { 16: 2, 17: 2 } })
})

test('records no codes of a column with more than twenty', () => {
  const code = (at: number) => `C${String.fromCharCode(65 + (at % 21))}`
  expect(observed(rows(200, (at) => [code(at)]).map((row) => Object.values(row)[0]))).not.toHaveProperty('words')
})

test.each([
  ['2026-03-01T10:00:00.000Z', 'calldate', 'ISO'],
  ['2026-03-01 10:00:00', 'calldate', 'yyyy-MM-dd HH:mm:ss'],
  ['2026-03-01T10:00:00', 'calldate', "yyyy-MM-dd'T'HH:mm:ss"],
  [1_772_000_000, 'start', 't'],
  [1_772_000_000_000, 'createdAt', 'T'],
])('recognises the time %j', (value, name, format) => {
  expect(observed([value, null], name)).toMatchObject({ kind: 'time', format, nulls: 1, values: 1 })
})

test('takes a phone number that is as large as a time for a number', () => {
  expect(observed([1_202_555_014, 2_025_550_147], 'extension')?.kind).toBe('number')
})

test('tells nothing of the kind of a column that is null', () => {
  expect(observed([null, null])).toEqual({ kind: 'unknown', values: 0, nulls: 2, distinct: 0 })
})
