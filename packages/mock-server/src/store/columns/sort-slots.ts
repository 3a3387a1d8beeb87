import { compareValues } from '../query/compare-values.ts'
import type { FieldPath } from '../query/field-path.ts'
import type { CompiledOrder } from '../query/order.ts'
import type { CodedColumn } from './coded-column.ts'
import type { Columns } from './columns.ts'
import { rowOf } from './matching-slots.ts'
import type { SlottedRows } from './slotted-rows.ts'

/**
 * Sorts slots by places, `0` to `places - 1`: `placeAt` has one for each. Slots of one place stay as they were, so that sorting by what
 * counts least first, and then by what counts more, sorts by all of it.
 */
function sortByPlaces(slots: Uint32Array, placeAt: Uint32Array, places: number): Uint32Array {
  const begins = new Uint32Array(places + 1)
  for (let at = 0; at < slots.length; at++) {
    const next = (placeAt[at] ?? 0) + 1
    begins[next] = (begins[next] ?? 0) + 1
  }
  for (let place = 1; place < begins.length; place++) begins[place] = (begins[place] ?? 0) + (begins[place - 1] ?? 0)
  const sorted = new Uint32Array(slots.length)
  for (let at = 0; at < slots.length; at++) {
    const place = placeAt[at] ?? 0
    const to = begins[place] ?? 0
    sorted[to] = slots[at] ?? 0
    begins[place] = to + 1
  }
  return sorted
}

const DIGIT_BITS = 11
const PLACES = 2 ** DIGIT_BITS
/** Two digits: numbers are taken apart into a low part of so many values, and a high one. */
const PART = PLACES * PLACES
/** Whole numbers up to here have exact differences. */
const MOST_NUMBER = 2 ** 51

function areWhole(numbers: Float64Array): boolean {
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? Number.NaN
    if (Math.abs(number) >= MOST_NUMBER || (!Number.isNaN(number) && Math.floor(number) !== number)) return false
  }
  return true
}

/** Whole numbers that are in the same order: themselves where they are whole, else their places among all. */
function wholeNumbers(numbers: Float64Array): Float64Array {
  if (areWhole(numbers)) return numbers
  const sorted = new Float64Array(new Set(numbers)).sort()
  return numbers.map((number) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sorted[middle] ?? 0) < number) low = middle + 1
      else high = middle
    }
    return Number.isNaN(number) ? number : low
  })
}

/** Keys that rise as the slots are wanted, in two parts by slot: missing numbers first, or last where `sign` is -1. */
function keysOf(numbers: Float64Array, sign: 1 | -1): { low: Uint32Array; high: Uint32Array; most: number } {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? Number.NaN
    if (number < least) least = number
    if (number > most) most = number
  }
  const last = least <= most ? most - least + 1 : 0
  const low = new Uint32Array(numbers.length)
  const high = new Uint32Array(numbers.length)
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? Number.NaN
    const rising = Number.isNaN(number) ? 0 : number - least + 1
    const key = sign === 1 ? rising : last - rising
    const part = Math.floor(key / PART)
    high[at] = part
    low[at] = key - part * PART
  }
  return { low, high, most: Math.floor(last / PART) }
}

/** Whether slots are in order as they are; of missing numbers it says nothing. */
function isSorted(slots: Uint32Array, numbers: Float64Array, sign: 1 | -1): boolean {
  let before = Number.NEGATIVE_INFINITY
  for (let at = 0; at < slots.length; at++) {
    const number = sign * (numbers[slots[at] ?? 0] ?? Number.NaN)
    if (!(number >= before)) return false
    before = number
  }
  return true
}

/** Sorts slots by numbers, missing ones (NaN) first, or last where `sign` is -1. Slots of one number stay as they were. */
function sortByNumbers(slots: Uint32Array, numbers: Float64Array, sign: 1 | -1): Uint32Array {
  if (isSorted(slots, numbers, sign)) return slots
  const { low, high, most } = keysOf(wholeNumbers(numbers), sign)
  const digits: [Uint32Array, number][] = [
    [low, 0],
    [low, DIGIT_BITS],
  ]
  for (let shift = 0; most >>> shift > 0; shift += DIGIT_BITS) digits.push([high, shift])
  const placeAt = new Uint32Array(slots.length)
  let sorted = slots
  for (const [part, shift] of digits) {
    for (let at = 0; at < sorted.length; at++) placeAt[at] = ((part[sorted[at] ?? 0] ?? 0) >>> shift) & (PLACES - 1)
    sorted = sortByPlaces(sorted, placeAt, PLACES)
  }
  return sorted
}

/** Characters that texts are compared by as numbers at first: as many as an exact number has room for. */
const CHARACTERS = 6
const MOST_UNIT = 255

/** The beginning of a text as a number: texts that it puts one before the other are so. */
function beginning(text: string): number {
  let key = 0
  for (let at = 0; at < CHARACTERS; at++) {
    const unit = at < text.length ? text.charCodeAt(at) : 0
    key = key * (MOST_UNIT + 1) + Math.min(unit, MOST_UNIT)
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
  { read, from = '' }: Pick<FieldPath, 'read' | 'from'>,
  sign: 1 | -1,
): Uint32Array | undefined {
  const keys = new Float64Array(rows.slots).fill(Number.NaN)
  const areTexts = rows.everyValue(from, (stored, slot) => {
    const value = read(rowOf(from, stored)) ?? undefined
    if (typeof value === 'string') keys[slot] = beginning(value)
    return value === undefined || typeof value === 'string'
  })
  if (!areTexts) return undefined
  const textOf = (slot: number) => read(rowOf(from, rows.valueAt(slot, from)))
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
  if (kind === 'string') return sortByTexts(slots, rows, term.field, term.sign)
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
  // Packed rows are made once, and not for each comparison.
  const made = Array.from({ length: rows.slots }, (_, slot) => rows.at(slot))
  const bySlot = (one: number, other: number) => {
    const [left, right] = [made[one], made[other]]
    return left && right ? compare(left, right) : 0
  }
  return Uint32Array.from([...slots].sort(bySlot))
}
