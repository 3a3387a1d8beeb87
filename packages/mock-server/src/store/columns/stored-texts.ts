import { grown } from './typed-arrays.ts'

/** So many texts tell how long the others will be. */
const SAMPLE = 1000

/**
 * Texts by slot, one behind the other as UTF-8: a third of the memory that the same texts take as strings. A text that changed is kept
 * beside them.
 */
export class StoredTexts {
  private bytes: Buffer = Buffer.alloc(1024)
  private length = 0
  /** Where the text of each slot begins, and where the last one ends. */
  private starts: Uint32Array
  private slots = 0
  /** Also what is no text, and the empty one: nothing between two texts is none. */
  private changed = new Map<number, unknown>()
  private isShared = false

  constructor(slots: number) {
    this.starts = new Uint32Array(slots + 1)
  }

  at(slot: number): unknown {
    const other = this.changed.size > 0 ? this.changed.get(slot) : undefined
    if (other !== undefined || slot >= this.slots) return other ?? null
    const [from = 0, to = 0] = [this.starts[slot], this.starts[slot + 1]]
    return from === to ? null : this.bytes.toString('utf8', from, to)
  }

  /** Slots that are left out on the way have no text. */
  set(slot: number, value: unknown): void {
    const isNew = slot >= this.slots
    if (!isNew && this.at(slot) === value) return
    // A text that is half a character would come back as another one.
    const isText = typeof value === 'string' && value.isWellFormed()
    if (isNew) this.append(slot, isText ? value : '')
    if (!isNew || (!isText && value != null) || value === '') this.changed.set(slot, value)
  }

  /** Gives back the room that was made ahead. */
  trim(): void {
    this.bytes = Buffer.from(this.bytes.subarray(0, this.length))
  }

  /** How many values are no longer kept with the others. */
  get changes(): number {
    return this.changed.size
  }

  fork(): StoredTexts {
    const twin = new StoredTexts(0)
    const { bytes, length, starts, slots } = this
    Object.assign(twin, { bytes, length, starts, slots, changed: new Map(this.changed), isShared: true })
    this.isShared = true
    return twin
  }

  /** The same as `set` for the text of a new slot, as UTF-8. */
  add(slot: number, text: Uint8Array): void {
    this.begin(slot, text.length)
    this.bytes.set(text, this.length)
    this.end(slot, text.length)
  }

  private append(slot: number, text: string): void {
    // A character takes three bytes at most.
    this.begin(slot, 3 * text.length)
    this.end(slot, this.bytes.write(text, this.length))
  }

  /** Makes room for a text of at most so many bytes. */
  private begin(slot: number, most: number): void {
    if (this.isShared) {
      this.bytes = Buffer.from(this.bytes)
      this.starts = this.starts.slice()
      this.isShared = false
    }
    this.starts = grown(this.starts, slot + 2)
    if (slot > this.slots) this.starts.fill(this.length, this.slots + 1, slot + 1)
    if (this.length + most <= this.bytes.length) return
    // As much as all slots need where the others are as long; memory that is not written to is not taken yet.
    const expected = (this.length / Math.max(1, this.slots)) * this.starts.length * 1.05
    const more = Buffer.alloc(Math.ceil(Math.max((this.length + most) * 1.3, this.slots > SAMPLE ? expected : 0)))
    this.bytes.copy(more, 0, 0, this.length)
    this.bytes = more
  }

  private end(slot: number, size: number): void {
    this.length += size
    this.starts[slot + 1] = this.length
    this.slots = slot + 1
  }
}
