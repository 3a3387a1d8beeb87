import { grown } from './columns/grown.ts'
import type { Id } from './models.ts'

/** How far apart ids may lie to be kept as a list: beyond it most of the list would be empty. */
const SPARE = 4
const FIRST = 1024

/** Which slot a row is in, by its id. Ids that count on from 1, as most do, take 4 bytes each, and others an entry of a map. */
export class IdSlots {
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
