import { compareValues } from '../query/compare-values.ts'
import type { FieldPath } from '../query/field-path.ts'
import type { CompiledOrder } from '../query/order.ts'
import type { CodedColumn } from './coded-column.ts'
import type { Columns } from './columns.ts'
import { rowOf } from './matching-slots.ts'
import type { SlottedRows } from './slotted-rows.ts'
import { sortByNumbers, sortByPlaces } from './sort-by-numbers.ts'

/** Characters that texts are compared by as numbers at first: as many as an exact number has room for. */
const CHARACTERS = 6
const MOST = 255

/** The beginning of a text as a number: texts that it puts one before the other are so. */
function beginning(text: string): number {
  let key = 0
  for (let at = 0; at < CHARACTERS; at++) {
    const unit = at < text.length ? text.charCodeAt(at) : 0
    key = key * (MOST + 1) + Math.min(unit, MOST)
  }
  return key
}

/**
 * Sorts slots by the texts of a field, missing ones first, or last where `sign` is -1; undefined where other values are among them. They go
 * by how they begin, and those that begin alike by all they are: a comparison of each with each takes ten times as long.
 */
function sortByTexts(
  slots: Uint32Array,
  rows: SlottedRows,
  read: FieldPath['read'],
  sign: 1 | -1,
): Uint32Array | undefined {
  const keys = new Float64Array(rows.slots).fill(Number.NaN)
  const areTexts = rows.every((row, slot) => {
    const value = read(row) ?? undefined
    if (typeof value === 'string') keys[slot] = beginning(value)
    return value === undefined || typeof value === 'string'
  })
  if (!areTexts) return undefined
  const textOf = (slot: number) => {
    const row = rows.at(slot)
    return row && read(row)
  }
  const sorted = sortByNumbers(slots, keys, sign).slice()
  for (let from = 0, to = 1; from < sorted.length; from = to++) {
    const key = keys[sorted[from] ?? 0]
    while (to < sorted.length && keys[sorted[to] ?? 0] === key) to++
    if (to - from > 1) sorted.subarray(from, to).sort((one, other) => sign * compareValues(textOf(one), textOf(other)))
  }
  return sorted
}

type Term = CompiledOrder['terms'][number]

const numeric = new Set(['integer', 'number', 'date-time'])

/** Sorts by the place of each value among all values. */
function sortByCodes(slots: Uint32Array, { codes, values }: CodedColumn, { field, sign }: Term): Uint32Array {
  const { from = '', read } = field
  const shown = values.map((value) => read(rowOf(from, value)))
  const byValue = [...shown.keys()].sort((one, other) => sign * compareValues(shown[one], shown[other]))
  const placeOf = new Uint32Array(values.length)
  let place = 0
  for (const [at, code] of byValue.entries()) {
    // Values that nothing tells apart, such as objects, share a place.
    if (at > 0 && compareValues(shown[byValue[at - 1] ?? 0], shown[code]) !== 0) place++
    placeOf[code] = place
  }
  const placeAt = new Uint32Array(slots.length)
  for (let at = 0; at < slots.length; at++) placeAt[at] = placeOf[codes[slots[at] ?? 0] ?? 0] ?? 0
  return sortByPlaces(slots, placeAt, place + 1)
}

/** Sorts by one field; undefined where no column tells its order. */
function sortByTerm(slots: Uint32Array, rows: SlottedRows, columns: Columns, term: Term): Uint32Array | undefined {
  const { from, kind = '', through } = term.field
  if (from === undefined) return undefined
  const isPlain = through.length === 0 && numeric.has(kind)
  const few = isPlain && kind === 'date-time' ? undefined : columns.fewValued(from)
  if (few) return sortByCodes(slots, few, term)
  if (kind === 'string') return sortByTexts(slots, rows, term.field.read, term.sign)
  const column = isPlain ? columns.numbers(from) : undefined
  return column?.isFaithful ? sortByNumbers(slots, column.numbers, term.sign) : undefined
}

/** The slots of all rows in an order, sorted by columns where there are many. */
export function sortSlots(
  rows: SlottedRows,
  columns: Columns,
  { compare, terms }: CompiledOrder,
  manyRows: number,
): Uint32Array {
  const slots = rows.occupied().list()
  let sorted = rows.size < manyRows ? undefined : slots
  // What counts least goes first: each sort leaves rows that are equal to it as the one before has put them.
  for (const term of terms.toReversed()) sorted = sorted && sortByTerm(sorted, rows, columns, term)
  if (sorted) return sorted
  const bySlot = (one: number, other: number) => {
    const [left, right] = [rows.at(one), rows.at(other)]
    return left && right ? compare(left, right) : 0
  }
  return Uint32Array.from([...slots].sort(bySlot))
}
