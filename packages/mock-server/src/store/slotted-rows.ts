import { BitSet } from './columns/bit-set.ts'
import { IdSlots } from './id-slots.ts'
import type { AnyRow, Id } from './models.ts'

/** The rows of a table, each in a slot: a small number that orders and columns know it by, and that it keeps as it changes. */
export class SlottedRows {
  private list: (AnyRow | undefined)[] = []
  private byId = new IdSlots()
  private free: number[] = []
  private isShared = false

  get size(): number {
    return this.list.length - this.free.length
  }

  /** How many slots there are, free ones among them. */
  get slots(): number {
    return this.list.length
  }

  slotOf(id: Id): number | undefined {
    return this.byId.get(id)
  }

  get(id: Id): AnyRow | undefined {
    const slot = this.byId.get(id)
    return slot === undefined ? undefined : this.list[slot]
  }

  at(slot: number): AnyRow | undefined {
    return this.list[slot]
  }

  /** Puts a row in the slot of its id, or in a free one, and answers which. */
  put(row: AnyRow): number {
    this.own()
    const known = this.byId.get(row.id)
    const slot = known ?? this.free.pop() ?? this.list.length
    this.list[slot] = row
    if (known === undefined) this.byId.set(row.id, slot)
    return slot
  }

  /** Takes a row out and answers which slot it was in. */
  remove(id: Id): number | undefined {
    const slot = this.byId.get(id)
    if (slot === undefined) return undefined
    this.own()
    this.list[slot] = undefined
    this.byId.delete(id)
    this.free.push(slot)
    return slot
  }

  /** Whether something holds of every row: it is given the row, its slot, and how many rows came before. */
  every(holds: (row: AnyRow, slot: number, at: number) => boolean): boolean {
    let at = 0
    for (let slot = 0; slot < this.list.length; slot++) {
      const row = this.list[slot]
      if (row && !holds(row, slot, at++)) return false
    }
    return true
  }

  /** Every slot that holds a row. */
  occupied(): BitSet {
    const taken = BitSet.full(this.list.length)
    for (const slot of this.free) taken.set(slot, false)
    return taken
  }

  /** Takes over the rows of another, which are shared until one of the two changes. */
  takeOver(other: SlottedRows): void {
    this.list = other.list
    this.byId = other.byId
    this.free = other.free
    this.isShared = true
    other.isShared = true
  }

  private own(): void {
    if (!this.isShared) return
    this.list = this.list.slice()
    this.byId = this.byId.copy()
    this.free = this.free.slice()
    this.isShared = false
  }
}
