import type { AnyRow, Id } from '../rows/internal-rows.ts'
import type { CodedColumn } from './coded-column.ts'
import type { NumberColumn } from './number-column.ts'
import { PackedRows } from './packed-rows.ts'
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

/** Rows that are packed in one step: some twenty milliseconds. */
const STEP_ROWS = 10_000

/**
 * The rows of a table, each in a slot: a small number that orders and columns know it by, and that it keeps as it changes. Many rows are
 * packed into columns, from which each is made anew when it is asked for.
 */
export class SlottedRows<R extends AnyRow = AnyRow> {
  private list: (R | undefined)[] = []
  private packed: PackedRows | undefined
  /** Those that are being packed, and how far this is. */
  private packing: { rows: PackedRows; done: number } | undefined
  private byId = new IdSlots()
  private free: number[] = []
  private isShared = false

  /** Rows that are packed as they are put in. @param room for how many there is room at first */
  static packed<R extends AnyRow>(room: number): SlottedRows<R> {
    const rows = new SlottedRows<R>()
    rows.packed = new PackedRows(room)
    return rows
  }

  /** Takes rows that were written into columns, the first of them in slot 0 and none of them missing: as they are, or as objects where they are few. */
  static written<R extends AnyRow>(rows: PackedRows, slots: number, isMany: boolean): SlottedRows<R> {
    const taken = new SlottedRows<R>()
    for (let slot = 0; !isMany && slot < slots; slot++) {
      // What was written are such rows.
      const row = rows.at(slot) as R | undefined
      // A copy has a hidden class, which takes a third of the memory: fields that are set by name one by one give none.
      if (row) taken.put({ ...row })
    }
    if (!isMany) return taken
    rows.trim()
    taken.packed = rows
    taken.slots = slots
    // Every row has an id.
    for (let slot = 0; slot < slots; slot++) taken.byId.set(rows.valueAt(slot, 'id') as Id, slot)
    return taken
  }

  *[Symbol.iterator](): Generator<R, void, undefined> {
    for (let slot = 0; slot < this.slots; slot++) {
      const row = this.at(slot)
      if (row) yield row
    }
  }

  /** Some fields of each row, which spares making all of it. */
  *pick<F extends keyof R & string>(...fields: F[]): Generator<Pick<R, F>, void, undefined> {
    for (let slot = 0; slot < this.slots; slot++) {
      if (!this.has(slot)) continue
      const row: { [Field in F]?: R[Field] | undefined } = {}
      for (const field of fields) row[field] = this.valueAt(slot, field)
      // These are the fields that were asked for.
      yield row as Pick<R, F>
    }
  }

  get size(): number {
    return this.slots - this.free.length
  }

  /** How many slots there are, free ones among them. */
  slots = 0

  /** Whether a row is made anew each time that it is asked for. */
  get arePacked(): boolean {
    return this.packed !== undefined
  }

  slotOf(id: Id): number | undefined {
    return this.byId.get(id)
  }

  get(id: Id): R | undefined {
    const slot = this.byId.get(id)
    return slot === undefined ? undefined : this.at(slot)
  }

  at(slot: number): R | undefined {
    // What was put in comes out as it was.
    return this.packed ? (this.packed.at(slot) as R | undefined) : this.list[slot]
  }

  /** One field of the row in a slot, which spares making all of it. */
  valueAt<F extends keyof R & string>(slot: number, field: F): R[F] | undefined {
    // What was put in comes out as it was.
    return this.packed ? (this.packed.valueAt(slot, field) as R[F] | undefined) : this.list[slot]?.[field]
  }

  /** The column that the values of a field are kept in, where they are. */
  column(field: string): CodedColumn | NumberColumn | undefined {
    return this.packed?.column(field)
  }

  /** Puts a row in the slot of its id, or in a free one, and answers which. */
  put(row: R): number {
    this.own()
    const known = this.byId.get(row.id)
    const slot = known ?? this.free.pop() ?? this.slots
    this.slots = Math.max(this.slots, slot + 1)
    if (this.packed) this.packed.set(slot, row)
    else this.list[slot] = row
    if (this.packing && slot < this.packing.done) this.packing.rows.set(slot, row)
    if (known === undefined) this.byId.set(row.id, slot)
    return slot
  }

  /** Takes a row out and answers which slot it was in. */
  remove(id: Id): number | undefined {
    const slot = this.byId.get(id)
    if (slot === undefined) return undefined
    this.own()
    if (this.packed) this.packed.clear(slot)
    else this.list[slot] = undefined
    this.packing?.rows.clear(slot)
    this.byId.delete(id)
    this.free.push(slot)
    return slot
  }

  /** Whether something holds of a field of every row: it is given the value, the slot, and how many rows came before. */
  everyValue(field: keyof R & string, holds: (value: unknown, slot: number, at: number) => boolean): boolean {
    let at = 0
    for (let slot = 0; slot < this.slots; slot++) {
      if (this.has(slot) && !holds(this.valueAt(slot, field), slot, at++)) return false
    }
    return true
  }

  /** Whether a row is in a slot. */
  has(slot: number): boolean {
    return this.packed ? this.packed.has(slot) : this.list[slot] !== undefined
  }

  /** Packs the rows, some a step. Changes may come between the steps; when all rows are replaced it ends. */
  *pack(): Generator<void, void, undefined> {
    if (this.packed) return
    const packing = { rows: new PackedRows(this.slots), done: 0 }
    this.packing = packing
    while (packing.done < this.slots) {
      const end = Math.min(packing.done + STEP_ROWS, this.slots)
      for (let slot = packing.done; slot < end; slot++) {
        const row = this.list[slot]
        if (row) packing.rows.set(slot, row)
      }
      packing.done = end
      yield
      if (this.packing !== packing) return
    }
    packing.rows.trim()
    this.packed = packing.rows
    this.packing = undefined
    this.list = []
  }

  /** Every slot that holds a row. */
  occupied(): BitSet {
    const taken = BitSet.full(this.slots)
    for (const slot of this.free) taken.set(slot, false)
    return taken
  }

  /** Takes over the rows of another, which are shared until one of the two changes; or moved where the other `isDone`. */
  takeOver(other: SlottedRows<R>, isDone = false): void {
    this.list = other.list
    this.packed = isDone ? other.packed : other.packed?.fork()
    this.packing = undefined
    this.slots = other.slots
    this.byId = other.byId
    this.free = other.free
    this.isShared = !isDone
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
