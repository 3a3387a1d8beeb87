const BITS = 32

/** A set of small whole numbers, a bit each: counting the callers of a long log in a `Set` takes ten times as long. */
export class NumberSet {
  size = 0
  private words = new Uint32Array(4)

  add(value: number): void {
    const at = Math.floor(value / BITS)
    if (at >= this.words.length) this.grow(at + 1)
    const word = this.words[at] ?? 0
    const bit = 1 << (value % BITS)
    if ((word & bit) !== 0) return
    this.words[at] = word | bit
    this.size++
  }

  private grow(length: number): void {
    const words = new Uint32Array(Math.max(length, this.words.length * 2))
    words.set(this.words)
    this.words = words
  }
}
