import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AnyRow } from '../rows/internal-rows.ts'
import { PackedRows } from './packed-rows.ts'
import { SlottedRows } from './slotted-rows.ts'

// More rows than values may differ in before they are kept another way.
const MANY = 3000
const moment = fc.integer({ min: 0, max: 2 ** 42 }).map((ms) => new Date(ms).toISOString())
const odd = fc.constantFrom(
  null,
  undefined,
  '',
  '\ud800',
  -0,
  2 ** 53,
  '2026-02-30T00:00:00.000Z',
  [1],
  { a: null },
  true,
)
const values = {
  few: fc.constantFrom('answered', 'missed', 3),
  text: fc.oneof({ weight: 20, arbitrary: fc.string({ unit: 'grapheme' }) }, { weight: 1, arbitrary: odd }),
  at: fc.oneof({ weight: 20, arbitrary: moment }, { weight: 1, arbitrary: odd }),
  number: fc.oneof({ weight: 20, arbitrary: fc.double({ noNaN: true }) }, { weight: 1, arbitrary: odd }),
  object: fc.oneof(fc.record({ a: fc.integer() }), odd),
}
const row = fc.record(values, { requiredKeys: [], noNullPrototype: true })
const sample = (count: number, seed: number) => fc.sample(row, { numRuns: count, seed })

/** As JSON has it, which is all that an answer shows: in the same order, without what is undefined. */
const text = (of: AnyRow | undefined) => JSON.stringify(of)

it('rows come back as they were, in each slot, also after others took their place', () => {
  const rows = new PackedRows(0)
  const plain = new Map<number, AnyRow>()
  const put = (slot: number, fields: object) => {
    const whole: AnyRow = { id: slot, ...fields }
    rows.set(slot, whole)
    plain.set(slot, whole)
  }
  for (const [slot, fields] of sample(MANY, 1).entries()) put(slot, fields)
  rows.trim()
  const before = rows.fork()
  const asBefore = [...plain.values()].map(text)
  for (const [at, fields] of sample(MANY, 2).entries()) put((at * 7) % (MANY + 500), fields)
  for (const slot of [0, 5, MANY - 1]) {
    rows.clear(slot)
    plain.delete(slot)
  }
  for (let slot = 0; slot < MANY + 500; slot++) {
    expect(text(rows.at(slot)), `slot ${slot}`).toBe(text(plain.get(slot)))
    expect(rows.has(slot)).toBe(plain.has(slot))
    if (rows.has(slot)) expect(rows.valueAt(slot, 'text') ?? null).toEqual(plain.get(slot)?.text ?? null)
  }
  expect(Array.from({ length: MANY }, (_, slot) => text(before.at(slot)))).toEqual(asBefore)
})

it.each([MANY, 0])('rows that are written field by field, with room for %i, are as rows that are put in', (room) => {
  const rows = new PackedRows(room)
  const [id, size, at] = [rows.numbers('id', 'number'), rows.numbers('size', 'number'), rows.numbers('at', 'string')]
  const [name, state] = [rows.texts('name'), rows.coded('state')]
  const [short, long] = [rows.layout(['id', 'name', 'state']), rows.layout(['id', 'name', 'at', 'state'])]
  const expected: AnyRow[] = Array.from({ length: MANY }, (_, slot) => ({
    id: slot + 1,
    name: `né ${slot}`,
    ...(slot % 3 === 0 && { at: new Date(slot * 1001).toISOString() }),
    state: slot % 7,
    ...(slot % 5 === 0 && { size: slot / 8, note: 'more' }),
  }))
  for (let slot = 0; slot < MANY; slot++) {
    rows.begin(slot, slot % 3 === 0 ? long : short)
    id.put(slot, slot + 1)
    name.add(slot, Buffer.from(`né ${slot}`))
    if (slot % 3 === 0) at.put(slot, slot * 1001)
    state.put(slot, state.code(slot % 7))
  }
  const note = rows.coded('note')
  for (let slot = MANY - 1; slot >= 0; slot--) {
    if (slot % 5 > 0) continue
    rows.extend(slot, ['size', 'note'])
    size.put(slot, slot / 8)
    note.put(slot, note.code('more'))
  }
  for (const isMany of [true, false]) {
    const written = SlottedRows.written<AnyRow>(rows, MANY, isMany)
    expect(written.arePacked).toBe(isMany)
    expect([...written].map(text)).toEqual(expected.map(text))
    expect(text(written.get(7))).toBe(text(expected[6]))
  }
  // Later rows and changes are kept as usual.
  const added: AnyRow = { id: MANY + 1, name: '', size: 'large', at: 'never' }
  rows.set(MANY, added)
  rows.set(4, { id: 5, state: 'other' })
  expect(text(rows.at(MANY))).toBe(text(added))
  expect(text(rows.at(4))).toBe(text({ id: 5, state: 'other' }))
})

it('columns reach as far as the rows, also where rows that come later lack their field', () => {
  const rows = SlottedRows.packed<AnyRow>(MANY)
  for (let id = 1; id <= MANY; id++) rows.put({ id, at: new Date(id * 1000).toISOString(), size: id / 8 })
  const later = rows.put({ id: MANY + 1 })
  for (const field of ['at', 'size']) {
    const column = rows.column(field)
    expect(column && 'numbers' in column && column.numbers[later]).toBeNaN()
  }
})

it('texts of which many are empty are packed again now and then, and not with each row', () => {
  const rows = new PackedRows(0)
  const texts = Array.from({ length: 40_000 }, (_, id) => (id < MANY || id % 2 === 0 ? `text ${id}` : ''))
  for (const [id, each] of texts.entries()) rows.set(id, { id, text: each })
  expect(texts.map((_, id) => rows.valueAt(id, 'text'))).toEqual(texts)
})

it('values are kept by their kind: few once each, moments as numbers, texts in one piece', () => {
  const rows = SlottedRows.packed<AnyRow>(MANY)
  const began = Date.UTC(2026, 0, 1)
  for (let id = 1; id <= MANY; id++) {
    rows.put({
      id,
      at: new Date(began + id * 1000).toISOString(),
      text: `call ${id}@carrier.example`,
      status: ['a', 'b'][id % 2],
    })
  }
  expect(rows.column('at')).toMatchObject({ type: 'string', isFaithful: true })
  expect(rows.column('status')).toMatchObject({ codes: expect.any(Uint8Array) })
  expect(rows.column('text')).toBeUndefined()
  expect(rows.valueAt(7, 'text')).toBe('call 8@carrier.example')
})
