import type { SlottedRows } from '../columns/slotted-rows.ts'
import { grown } from '../columns/typed-arrays.ts'
import type { CompiledOrder } from '../query/order.ts'
import type { AnyRow } from '../rows/models.ts'
import { type Cut, isBefore, type Stretch } from './stretch.ts'

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
