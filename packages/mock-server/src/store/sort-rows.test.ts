import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileOrder } from '../query/order.ts'
import { createPrng } from '../seed/prng.ts'
import type { AnyRow } from './models.ts'
import { sortRows } from './sort-rows.ts'

const orderOf = (...terms: string[]) => compileOrder(terms, 'CallLog', () => undefined)

/** Values that any field may hold: missing ones, texts, numbers and flags side by side. */
const value = fc.oneof(
  fc.constantFrom(undefined, null, true, false),
  fc.integer({ min: -5, max: 5 }),
  fc.string({ maxLength: 2 }),
)

function rowsOf(values: readonly unknown[], count: number): AnyRow[] {
  const prng = createPrng(3)
  return Array.from({ length: count }, (_, at) => ({
    id: count - at,
    status: values[prng.int(0, values.length - 1)],
    talkSeconds: prng.int(0, 3),
  })) as AnyRow[]
}

test('many rows come in the very order that comparing them one by one gives', () => {
  const terms = fc.constantFrom(['status ASC'], ['status ASC', 'talkSeconds DESC'], ['status DESC', 'talkSeconds ASC'])
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), terms, (values, asked) => {
      const rows = rowsOf(values, 10_500)
      const order = orderOf(...asked)
      const sorted = sortRows(rows, order)
      expect(sorted).toEqual([...rows].sort(order.compare))
    }),
    { numRuns: 25 },
  )
})

test.each([
  ['a value a row', (at: number) => `c${(at * 7919) % 20_011}`],
  ['lists, which have no place among values', (at: number) => [at % 3]],
])('so do rows with %s', (_name, of) => {
  const rows = Array.from({ length: 12_000 }, (_, at) => ({ id: 12_000 - at, status: of(at) }))
  const order = orderOf('status ASC')
  expect(sortRows(rows, order)).toEqual([...rows].sort(order.compare))
})
