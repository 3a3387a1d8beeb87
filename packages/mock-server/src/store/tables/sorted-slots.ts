import type { SlottedRows } from '../columns/slotted-rows.ts'
import { grown } from '../columns/typed-arrays.ts'
import { compareValues } from '../query/compare-values.ts'
import { narrowed } from '../query/interval.ts'
import type { CompiledOrder } from '../query/order.ts'
import type { FieldCondition, WhereNode } from '../query/where-node.ts'
import type { AnyRow } from '../rows/internal-rows.ts'

type Terms = CompiledOrder['terms']

/** A place in an order: before all rows that begin with these values of its fields, or after them. */
interface Cut {
  values: readonly unknown[]
  isAfter: boolean
}

/** The part of an order that rows which pass can be in; without a cut it goes on to that end. */
interface Stretch {
  start?: Cut | undefined
  end?: Cut | undefined
}

/** Kinds whose values are one by one in the order; a list matches by any of its values. */
const ownKinds = new Set(['integer', 'number', 'string', 'boolean', 'date-time', 'date'])

/** Whether a row comes before a cut. */
function isBefore(row: AnyRow, { values, isAfter }: Cut, terms: Terms): boolean {
  for (const [at, value] of values.entries()) {
    const term = terms[at]
    const difference = term ? term.sign * compareValues(term.field.read(row), value) : 0
    if (difference !== 0) return difference < 0
  }
  return isAfter
}

function compareCuts(one: Cut, other: Cut, terms: Terms): number {
  const length = Math.min(one.values.length, other.values.length)
  for (let at = 0; at < length; at++) {
    const difference = (terms[at]?.sign ?? 1) * compareValues(one.values[at], other.values[at])
    if (difference !== 0) return difference
  }
  if (one.values.length === other.values.length) return Number(one.isAfter) - Number(other.isAfter)
  // The one that says less goes round all that the other one is among.
  return one.values.length < other.values.length ? (one.isAfter ? 1 : -1) : other.isAfter ? -1 : 1
}

/** Whether a condition asks for rows that have no value. */
const asksForNone = ({ interval, exactly }: FieldCondition) =>
  exactly === 'outside' && interval?.from == null && interval?.to == null

const isOfField = (node: WhereNode, path: string): node is FieldCondition => node.kind === 'field' && node.path === path

const turned = (cut: Cut): Cut => ({ ...cut, isAfter: !cut.isAfter })

const partsOf = (node: WhereNode): readonly WhereNode[] => (node.kind === 'and' ? node.parts.flatMap(partsOf) : [node])

/** The stretch that conditions on the fields of an order leave, each as long as the fields before have one value. */
function byFields(parts: readonly WhereNode[], terms: Terms, values: readonly unknown[] = []): Stretch {
  const around: Stretch = values.length > 0 ? { start: { values, isAfter: false }, end: { values, isAfter: true } } : {}
  const term = terms[values.length]
  if (!term || term.field.through.length > 0 || !ownKinds.has(term.field.kind ?? '')) return around
  const conditions = parts.filter((part) => isOfField(part, term.path))
  if (conditions.some(asksForNone)) return byFields(parts, terms, [...values, null])
  const intervals = conditions.flatMap(({ interval, exactly }) => (interval && exactly !== 'outside' ? [interval] : []))
  if (intervals.length === 0) return around
  const { from, to, isFromOpen = false, isToOpen = false } = intervals.reduce(narrowed)
  const isOne = from != null && to != null && compareValues(from, to) === 0
  if (isOne && !isFromOpen && !isToOpen) return byFields(parts, terms, [...values, from])
  // What is missing comes before all values, and lies in no interval.
  const low = { values: [...values, from ?? null], isAfter: isFromOpen || from == null }
  const high = to == null ? undefined : { values: [...values, to], isAfter: !isToOpen }
  if (term.sign === 1) return { start: low, end: high ?? around.end }
  return { start: high ? turned(high) : around.start, end: turned(low) }
}

function inBoth(one: Stretch, other: Stretch, terms: Terms): Stretch {
  const start = one.start && other.start && compareCuts(one.start, other.start, terms) < 0 ? other.start : one.start
  const end = one.end && other.end && compareCuts(one.end, other.end, terms) > 0 ? other.end : one.end
  return { start: start ?? other.start, end: end ?? other.end }
}

function aroundBoth(one: Stretch, other: Stretch, terms: Terms): Stretch {
  const start = one.start && other.start && (compareCuts(one.start, other.start, terms) < 0 ? one.start : other.start)
  const end = one.end && other.end && (compareCuts(one.end, other.end, terms) > 0 ? one.end : other.end)
  return { start, end }
}

/**
 * The stretch of an order that rows which pass a `where` can be in. "After this row" as an export says it, later in one field or as
 * late and with a higher id, is one place to go on from.
 */
export function slotRangeOf(node: WhereNode, terms: Terms): Stretch {
  const parts = partsOf(node)
  const eithers = parts.flatMap((part) => {
    if (part.kind !== 'or') return []
    const [first, ...others] = part.parts.map((each) => slotRangeOf(each, terms))
    return first ? [others.reduce((one, other) => aroundBoth(one, other, terms), first)] : []
  })
  return eithers.reduce((one, other) => inBoth(one, other, terms), byFields(parts, terms))
}

/** The slots of a table in one order, kept up to date row by row. */
export class SortedSlots {
  private readonly rows: SlottedRows
  private readonly order: CompiledOrder
  private slots: Uint32Array
  private length: number
  private isShared: boolean

  constructor(rows: SlottedRows, order: CompiledOrder, slots: Uint32Array, isShared = false, length = slots.length) {
    this.rows = rows
    this.order = order
    this.slots = slots
    this.length = length
    this.isShared = isShared
  }

  /** The slot at a position, or undefined beyond the last. */
  at(position: number): number | undefined {
    return position < this.length ? this.slots[position] : undefined
  }

  /** The slots as they are now: a change may move them. */
  get list(): Uint32Array {
    return this.slots.subarray(0, this.length)
  }

  /** A twin for the same rows of another table that shares the list until one of the two changes. */
  fork(rows: SlottedRows): SortedSlots {
    this.isShared = true
    return new SortedSlots(rows, this.order, this.slots, true, this.length)
  }

  /** Whether a change from one row to the other leaves it where it is. */
  stays(before: AnyRow, after: AnyRow): boolean {
    return this.order.compare(before, after) === 0
  }

  /** Puts a slot where its row belongs. */
  add(slot: number, row: AnyRow): void {
    this.own()
    this.slots = grown(this.slots, this.length + 1)
    const at = this.positionOf(row)
    this.slots.copyWithin(at + 1, at, this.length)
    this.slots[at] = slot
    this.length++
  }

  /** Takes out a slot that still holds the row it was put in with. */
  remove(slot: number, row: AnyRow): void {
    this.own()
    const near = this.positionOf(row)
    const at = this.slots[near] === slot ? near : this.list.indexOf(slot)
    if (at < 0) return
    this.slots.copyWithin(at, at + 1, this.length)
    this.length--
  }

  removeAll(gone: ReadonlySet<number>): void {
    this.slots = this.list.filter((slot) => !gone.has(slot))
    this.length = this.slots.length
    this.isShared = false
  }

  /** First position of a stretch of the order, and the one after its last. */
  positions({ start, end }: Stretch): [number, number] {
    const first = start ? this.positionOfCut(start) : 0
    return [first, Math.max(first, end ? this.positionOfCut(end) : this.length)]
  }

  private own(): void {
    if (!this.isShared) return
    this.slots = this.slots.slice()
    this.isShared = false
  }

  private positionOfCut(cut: Cut): number {
    return this.firstWhere((row) => !isBefore(row, cut, this.order.terms))
  }

  /** Where the row is, or would have to be. */
  private positionOf(row: AnyRow): number {
    return this.firstWhere((other) => this.order.compare(other, row) >= 0)
  }

  /** First position from which on a condition holds, which holds for none before. */
  private firstWhere(holds: (row: AnyRow) => boolean): number {
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const row = this.rows.at(this.slots[middle] ?? 0)
      if (row && !holds(row)) low = middle + 1
      else high = middle
    }
    return low
  }
}
