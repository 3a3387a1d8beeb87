import { DAY_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { type FieldCondition, rowTest, type WhereNode } from '../query/where-node.ts'
import type { AnyRow } from '../rows/internal-rows.ts'
import type { CodedColumn } from './coded-column.ts'
import type { Columns } from './columns.ts'
import { asNumber, type NumberColumn } from './number-column.ts'
import type { SlottedRows } from './slotted-rows.ts'
import { BitSet } from './typed-arrays.ts'

/** The text of a moment, such as 2026-01-31T12:30:00.000Z, with a space for each digit. */
const SHAPE = '    -  -  T  :  :  .   Z'

/** Where a piece may begin in the text of a moment, by what stands between the digits: a bit each, as there are fewer than 32. */
function placesOf(piece: string): number[] {
  return [...SHAPE]
    .map((_, place) => place)
    .filter((place) => {
      const shape = SHAPE.slice(place, place + piece.length)
      return (
        shape.length === piece.length &&
        [...piece].every((character, at) => (shape[at] === ' ' ? /\d/.test(character) : shape[at] === character))
      )
    })
}

/** The places where a piece agrees with a part of the text that begins at `from`, as bits. */
function agreeing(piece: string, places: readonly number[], part: string, from: number): number {
  return places.reduce((bits, place, bit) => {
    const isSame = [...part].every((character, at) => (piece[from + at - place] ?? character) === character)
    return isSame ? bits | (1 << bit) : bits
  }, 0)
}

/**
 * Slots whose moment has a piece in its text, in capitals, of numbers in milliseconds since 1970. Moments are many and what their texts
 * consist of is little: which places each day, hour, minute and so on leaves to the piece is found out once.
 */
function momentsHaving(numbers: Float64Array, piece: string, slots: number): BitSet {
  const found = new BitSet(slots)
  const places = placesOf(piece)
  if (places.length === 0) return found
  const byValue = (values: number, from: number, digits: number) =>
    Uint32Array.from({ length: values }, (_, value) =>
      agreeing(piece, places, String(value).padStart(digits, '0'), from),
    )
  const [hours, minutes] = [byValue(24, 11, 2), byValue(60, 14, 2)]
  const [seconds, thousandths] = [byValue(60, 17, 2), byValue(1000, 20, 3)]
  const byDay = new Map<number, number>()
  let [day, ofDay] = [Number.NaN, 0]
  for (let slot = 0; slot < slots; slot++) {
    const ms = numbers[slot] ?? Number.NaN
    if (Number.isNaN(ms)) continue
    const thatDay = Math.floor(ms / DAY_MS)
    if (thatDay !== day) {
      day = thatDay
      ofDay = byDay.get(day) ?? agreeing(piece, places, new Date(day * DAY_MS).toISOString().slice(0, 10), 0)
      byDay.set(day, ofDay)
    }
    if (ofDay === 0) continue
    const rest = ms - thatDay * DAY_MS
    const minute = Math.floor(rest / MINUTE_MS)
    const left = rest - minute * MINUTE_MS
    const second = Math.floor(left / 1000)
    const hour = Math.floor(minute / 60)
    const bits =
      ofDay &
      (hours[hour] ?? 0) &
      (minutes[minute - hour * 60] ?? 0) &
      (seconds[second] ?? 0) &
      (thousandths[left - second * 1000] ?? 0)
    if (bits !== 0) found.set(slot, true)
  }
  return found
}

const BITS = 32
const numeric = new Set(['integer', 'number', 'date-time'])

/** A row with nothing but one field: enough for whatever follows from that field alone. */
export const rowOf = (field: string, value: unknown): AnyRow => ({ id: 0, [field]: value })

function withCodes({ codes, values }: CodedColumn, passes: (value: unknown) => boolean, slots: number): BitSet {
  const isIn = Uint8Array.from(values, (value) => (passes(value) ? 1 : 0))
  const found = new BitSet(slots)
  for (let at = 0, slot = 0; slot < slots; at++) {
    let word = 0
    const end = Math.min(slot + BITS, slots)
    for (let bit = 0; slot < end; slot++, bit++) word |= (isIn[codes[slot] ?? 0] ?? 0) << bit
    found.words[at] = word
  }
  return found
}

interface Bounds {
  low: number
  high: number
  /** Bounds that are not themselves among what lies between them; NaN for none. */
  notLow: number
  notHigh: number
}

function between({ numbers }: NumberColumn, { low, high, notLow, notHigh }: Bounds, slots: number): BitSet {
  const found = new BitSet(slots)
  for (let at = 0, slot = 0; slot < slots; at++) {
    let word = 0
    const end = Math.min(slot + BITS, slots)
    for (let bit = 0; slot < end; slot++, bit++) {
      const number = numbers[slot] ?? Number.NaN
      if (number >= low && number <= high && number !== notLow && number !== notHigh) word |= 1 << bit
    }
    found.words[at] = word
  }
  return found
}

/** The bounds of an interval as a column of numbers compares them; undefined where they are of another type than its values. */
function boundsOf({ interval }: FieldCondition, { type }: NumberColumn): Bounds | undefined {
  const { from, to, isFromOpen = false, isToOpen = false } = interval ?? {}
  if ([from, to].some((bound) => bound != null && type !== undefined && typeof bound !== type)) return undefined
  const low = from == null ? Number.NEGATIVE_INFINITY : asNumber(from)
  const high = to == null ? Number.POSITIVE_INFINITY : asNumber(to)
  if (low === undefined || high === undefined) return undefined
  return { low, high, notLow: isFromOpen ? low : Number.NaN, notHigh: isToOpen ? high : Number.NaN }
}

/** Finds the slots whose rows pass a `where`, by columns where these are of use, and row by row among the rest where not. */
export class SlotMatcher {
  private readonly rows: SlottedRows
  private readonly columns: Columns

  constructor(rows: SlottedRows, columns: Columns) {
    this.rows = rows
    this.columns = columns
  }

  /** Those of `among` that pass. */
  matching(node: WhereNode, among = this.rows.occupied()): BitSet {
    if (node.kind === 'not') return among.without(this.matching(node.part, among))
    if (node.kind === 'field') return this.byColumn(node)?.and(among) ?? this.byRow(node, this.holding(node, among))
    // What columns tell goes first: fewer rows are left to be looked at.
    const parts = node.parts.toSorted((one, other) => Number(this.looksAtRows(one)) - Number(this.looksAtRows(other)))
    if (node.kind === 'and') return parts.reduce((left, part) => this.matching(part, left), among)
    return parts.reduce(
      (found, part) => found.or(this.matching(part, among.without(found))),
      new BitSet(this.rows.slots),
    )
  }

  private looksAtRows(node: WhereNode): boolean {
    if (node.kind === 'not') return this.looksAtRows(node.part)
    if (node.kind !== 'field') return node.parts.some((part) => this.looksAtRows(part))
    return this.columnOf(node) === undefined
  }

  private columnOf({ field, exactly }: FieldCondition): CodedColumn | NumberColumn | undefined {
    const { from, kind = '', through } = field
    if (from === undefined) return undefined
    const isPlain = through.length === 0 && exactly !== undefined && numeric.has(kind)
    if (!isPlain || kind !== 'date-time') {
      const few = this.columns.fewValued(from)
      if (few) return few
    }
    const numbers = isPlain ? this.columns.numbers(from) : undefined
    return numbers?.isFaithful ? numbers : undefined
  }

  private byColumn(condition: FieldCondition): BitSet | undefined {
    const column = this.columnOf(condition)
    const { from = '' } = condition.field
    const { slots } = this.rows
    if (!column) return undefined
    if ('codes' in column) return withCodes(column, (value) => condition.test(rowOf(from, value)), slots)
    const bounds = boundsOf(condition, column)
    const inside = bounds && between(column, bounds, slots)
    return condition.exactly === 'outside' && inside ? BitSet.full(slots).without(inside) : inside
  }

  /** Those of `among` whose text may have in it what the condition asks for. */
  private holding({ field, piece }: FieldCondition, among: BitSet): BitSet {
    const { from, kind, through } = field
    if (from === undefined || through.length > 0 || piece === '') return among
    const having =
      kind === 'string'
        ? this.columns.texts(from)?.having(piece, this.rows.slots)
        : kind === 'date-time'
          ? this.momentsHaving(from, piece)
          : undefined
    return having ? among.and(having) : among
  }

  private momentsHaving(field: string, piece: string): BitSet | undefined {
    const { isFaithful, type, numbers } = this.columns.numbers(field)
    return isFaithful && type === 'string' ? momentsHaving(numbers, piece, this.rows.slots) : undefined
  }

  private byRow(node: WhereNode, among: BitSet): BitSet {
    const test = rowTest(node)
    const from = node.kind === 'field' ? node.field.from : undefined
    const found = new BitSet(this.rows.slots)
    among.each((slot) => {
      const row = from === undefined ? this.rows.at(slot) : rowOf(from, this.rows.valueAt(slot, from))
      if (row && test(row)) found.set(slot, true)
    })
    return found
  }
}
