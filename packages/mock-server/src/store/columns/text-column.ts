import { folded } from '@lineboard/contract/folded'
import { BitSet } from './typed-arrays.ts'

/** Bytes of all texts together, beyond which they are not kept a second time. */
const MOST_BYTES = 2 ** 29
/** So many rows with the text are enough to tell that looking for it spares nothing: when it is in one of so many. */
const SAMPLE = 4096
const DENSE = 4

/**
 * The texts of a field that most rows have a different one of, folded and one behind the other, in which a piece of text is found at
 * once. What has changed since is told by itself.
 */
export class TextColumn {
  private bytes = Buffer.alloc(1024)
  private length = 0
  /** Where the text of each slot begins, and where the last one ends. */
  private starts: number[] | Uint32Array = [0]
  private changed = new Set<number>()

  /** Adds the text of the next slot. */
  append(value: unknown): void {
    const text = typeof value === 'string' ? folded(value) : ''
    // A character takes three bytes at most. Whatever is no text has to be looked at.
    if (value != null && typeof value !== 'string') this.changed.add(this.starts.length - 1)
    if (this.length + 3 * text.length > this.bytes.length) {
      this.bytes = Buffer.concat([this.bytes, Buffer.alloc(this.bytes.length + 3 * text.length)])
    }
    this.length += this.bytes.write(text, this.length)
    if (Array.isArray(this.starts)) this.starts.push(this.length)
  }

  /** Says that all texts are there. */
  finish(): void {
    this.bytes = Buffer.from(this.bytes.subarray(0, this.length))
    this.starts = Uint32Array.from(this.starts)
  }

  /** Whether they are more than are kept a second time. */
  get isTooLong(): boolean {
    return this.length > MOST_BYTES
  }

  /** How many slots have changed since. */
  get changes(): number {
    return this.changed.size
  }

  set(slot: number): void {
    this.changed.add(slot)
  }

  fork(): TextColumn {
    const twin = new TextColumn()
    twin.bytes = this.bytes
    twin.length = this.length
    twin.starts = this.starts
    twin.changed = new Set(this.changed)
    return twin
  }

  /** Slots whose text may have a piece in it, folded and of ASCII alone: no others have. Undefined where most have. */
  having(piece: string, slots: number): BitSet | undefined {
    const found = new BitSet(slots)
    let [slot, hits] = [0, 0]
    for (let at = this.bytes.indexOf(piece); at >= 0; at = this.bytes.indexOf(piece, this.starts[slot + 1])) {
      slot = this.slotAt(at, slot)
      found.set(slot, true)
      if (++hits === SAMPLE && slot < SAMPLE * DENSE) return undefined
      if (slot + 2 >= this.starts.length) break
    }
    for (const each of this.changed) found.set(each, true)
    return found
  }

  /** The slot whose text has the byte, from a slot on. */
  private slotAt(byte: number, from: number): number {
    let low = from
    let high = this.starts.length - 2
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((this.starts[middle] ?? 0) <= byte) low = middle
      else high = middle - 1
    }
    return low
  }
}
