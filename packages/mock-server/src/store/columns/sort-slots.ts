import { compareValues } from '../../query/compare-values.ts'
import type { CompiledOrder } from '../../query/order.ts'
import type { SlottedRows } from '../slotted-rows.ts'
import type { CodedColumn } from './coded-column.ts'
import type { Columns } from './columns.ts'
import { rowOf } from './matching-slots.ts'
import { sortByNumbers } from './sort-by-numbers.ts'
import { sortByPlaces } from './sort-by-places.ts'
import { sortByTexts } from './sort-by-texts.ts'

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
