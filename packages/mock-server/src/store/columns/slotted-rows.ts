import type { AnyRow, Id } from '../rows/internal-rows.ts'
import { BitSet, grown } from './typed-arrays.ts'

/** How far apart ids may lie to be kept as a list: beyond it most of the list would be empty. */
const SPARE = 4
const FIRST = 1024

/** Which slot a row is in, by its id. Ids that count on from 1, as most do, take 4 bytes each, and others an entry of a map. */
class IdSlots {
  /** One more than the slot, so that 0 is none. */
  private dense = new Uint32Array(0)
  private others = new Map<Id, number>()
  private size = 0

  get(id: Id): number | undefined {
    if (typeof id !== 'number') return this.others.get(id)
    const slot = this.dense[id]
    return slot ? slot - 1 : this.others.size > 0 ? this.others.get(id) : undefined
  }

  set(id: Id, slot: number): void {
    if (!this.isDense(id)) this.others.set(id, slot)
    else {
      this.dense = grown(this.dense, id + 1)
      this.dense[id] = slot + 1
    }
    this.size++
  }

  delete(id: Id): void {
    if (typeof id === 'number' && this.dense[id]) this.dense[id] = 0
    else this.others.delete(id)
    this.size--
  }

  copy(): IdSlots {
    const twin = new IdSlots()
    twin.dense = this.dense.slice()
    twin.others = new Map(this.others)
    twin.size = this.size
    return twin
  }

  private isDense(id: Id): id is number {
    return typeof id === 'number' && Number.isInteger(id) && id >= 0 && id < FIRST + SPARE * this.size
  }
}

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
