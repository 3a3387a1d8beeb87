/** Small whole numbers, in as many bytes each as the largest needs. */
export type Codes = Uint8Array | Uint16Array | Uint32Array

type Numbers = Codes | Float64Array

/** The same numbers with room for `length` of them, and some more so that this is rare. */
export function grown<N extends Numbers>(numbers: N, length: number): N {
  if (length <= numbers.length) return numbers
  const more = emptyLike(numbers, Math.max(length, Math.ceil(numbers.length * 1.25)))
  more.set(numbers)
  // It was made of the same kind as what came in.
  return more as N
}

function emptyLike(numbers: Numbers, length: number): Numbers {
  if (numbers instanceof Uint8Array) return new Uint8Array(length)
  if (numbers instanceof Uint16Array) return new Uint16Array(length)
  return numbers instanceof Uint32Array ? new Uint32Array(length) : new Float64Array(length)
}

const MOST_IN_BYTE = 0xff
const MOST_IN_TWO = 0xffff

/** The codes with one more set: the same ones, or larger ones where it does not fit. */
export function withCode(codes: Codes, at: number, code: number): Codes {
  const room = grown(codes, at + 1)
  const isTooLarge =
    (code > MOST_IN_BYTE && room instanceof Uint8Array) || (code > MOST_IN_TWO && room instanceof Uint16Array)
  const wide = isTooLarge ? (code > MOST_IN_TWO ? Uint32Array.from(room) : Uint16Array.from(room)) : room
  wide[at] = code
  return wide
}

const BITS = 32

/** How many bits of a word are set. */
export function bitsIn(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** A set of slots, a bit each. */
export class BitSet {
  words: Uint32Array

  constructor(length: number) {
    this.words = new Uint32Array(Math.ceil(length / BITS))
  }

  /** Every slot below `length`. */
  static full(length: number): BitSet {
    const all = new BitSet(length)
    all.words.fill(0xffffffff)
    if (length % BITS > 0) all.words[all.words.length - 1] = 2 ** (length % BITS) - 1
    return all
  }

  get size(): number {
    const { words } = this
    let size = 0
    for (let at = 0; at < words.length; at++) size += bitsIn(words[at] ?? 0)
    return size
  }

  has(slot: number): boolean {
    return (((this.words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1
  }

  set(slot: number, isIn: boolean): void {
    const at = slot >>> 5
    if (at >= this.words.length) this.grow(at + 1)
    const word = this.words[at] ?? 0
    const bit = 1 << (slot & 31)
    this.words[at] = isIn ? word | bit : word & ~bit
  }

  /** Those that are in both. */
  and(other: BitSet): BitSet {
    return this.combined(other, (one, two) => one & two)
  }

  /** Those that are in either. */
  or(other: BitSet): BitSet {
    return this.combined(other, (one, two) => one | two)
  }

  /** Those that are here and not in the other. */
  without(other: BitSet): BitSet {
    return this.combined(other, (one, two) => one & ~two)
  }

  /** Calls back with each, lowest first. */
  each(visit: (slot: number) => void): void {
    const { words } = this
    for (let at = 0; at < words.length; at++) {
      for (let left = words[at] ?? 0; left !== 0; left &= left - 1) visit(at * BITS + 31 - Math.clz32(left & -left))
    }
  }

  /** All of them, lowest first. */
  list(): Uint32Array {
    const slots = new Uint32Array(this.size)
    let at = 0
    this.each((slot) => {
      slots[at++] = slot
    })
    return slots
  }

  /** Those of some slots that are in it, as they stand there. */
  among(slots: Uint32Array): Uint32Array {
    const found = new Uint32Array(this.size)
    const { words } = this
    let count = 0
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0
      if ((((words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1) found[count++] = slot
    }
    return found.subarray(0, count)
  }

  private combined(other: BitSet, combine: (one: number, two: number) => number): BitSet {
    const both = new BitSet(this.words.length * BITS)
    for (let at = 0; at < both.words.length; at++) {
      both.words[at] = combine(this.words[at] ?? 0, other.words[at] ?? 0)
    }
    return both
  }

  private grow(length: number): void {
    const words = new Uint32Array(Math.max(length, this.words.length * 2))
    words.set(this.words)
    this.words = words
  }
}
