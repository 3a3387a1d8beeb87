import type { Columns } from '../columns/columns.ts'
import type { SlottedRows } from '../columns/slotted-rows.ts'
import { sortSlots } from '../columns/sort-slots.ts'
import type { CompiledOrder } from '../query/order.ts'
import type { AnyRow } from '../rows/internal-rows.ts'
import { SortedSlots } from './sorted-slots.ts'

const maxOrders = 20

interface KeptOrder {
  sorted: SortedSlots
  order: CompiledOrder
  /** Versions of the other tables it reads, as they were when it was sorted. */
  seen: string
}

/** The orders that were asked for of a table, the last of them kept and kept right as rows change. */
export class KeptOrders {
  private readonly rows: SlottedRows
  private readonly columns: Columns
  private readonly versionsOf: (models: Iterable<string>) => string
  private readonly kept = new Map<string, KeptOrder>()

  constructor(rows: SlottedRows, columns: Columns, versionsOf: (models: Iterable<string>) => string) {
    this.rows = rows
    this.columns = columns
    this.versionsOf = versionsOf
  }

  /** The rows in an order, as it is kept: its reverse is the same. */
  sorted(order: CompiledOrder, manyRows: number): SortedSlots {
    const seen = this.versionsOf(order.through)
    const known = this.kept.get(order.key)
    if (known?.seen === seen) return known.sorted
    const sorted = new SortedSlots(this.rows, order, sortSlots(this.rows, this.columns, order, manyRows))
    this.kept.delete(order.key)
    this.kept.set(order.key, { sorted, order, seen })
    const oldest = this.kept.keys().next()
    if (this.kept.size > maxOrders && !oldest.done) this.kept.delete(oldest.value)
    return sorted
  }

  /** The orders by the table's own fields. */
  ownOrders(): KeptOrder[] {
    return [...this.kept.values()].filter(({ order }) => order.through.length === 0)
  }

  /** Lets `store` put one row in the place of another, or in or out, and answer its slot; moves the slot in every order. */
  change(before: AnyRow | undefined, after: AnyRow | undefined, store: () => number): number {
    const moved: SortedSlots[] = []
    const slotBefore = before && this.rows.slotOf(before.id)
    for (const [key, { sorted, order, seen }] of this.kept) {
      // Positions can't be found by related values that have changed since.
      if (order.through.length > 0 && seen !== this.versionsOf(order.through)) this.kept.delete(key)
      else if (!before || !after || !sorted.stays(before, after)) moved.push(sorted)
    }
    if (before && slotBefore !== undefined) for (const sorted of moved) sorted.remove(slotBefore, before)
    const slot = store()
    if (after) for (const sorted of moved) sorted.add(slot, after)
    return slot
  }

  removeAll(slots: ReadonlySet<number>): void {
    for (const { sorted } of this.kept.values()) sorted.removeAll(slots)
  }

  clear(): void {
    this.kept.clear()
  }

  /** Takes over the orders of a twin of the table. One through a relation reads other tables: it is sorted again. */
  takeOver(other: KeptOrders): void {
    this.kept.clear()
    for (const { sorted, order } of other.ownOrders()) {
      this.kept.set(order.key, { sorted: sorted.fork(this.rows), order, seen: '' })
    }
  }
}
