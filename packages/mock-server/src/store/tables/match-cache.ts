import type { BitSet } from '../columns/typed-arrays.ts'
import type { AnyRow } from '../rows/internal-rows.ts'

interface Matches {
  test(row: AnyRow): boolean
  count: number
  /** The slots of rows that pass, where these were found all at once. */
  slots: BitSet | undefined
}

const maxEntries = 64

/** What passes a condition, kept right as rows change, so that a pager's total and the next page cost nothing. */
export class MatchCache {
  private readonly entries = new Map<string, Matches>()

  get(key: string): Readonly<Matches> | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    // Last used goes last, so that the first is the one to drop.
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry
  }

  set(key: string, test: Matches['test'], count: number, slots?: BitSet): void {
    this.entries.set(key, { test, count, slots })
    const oldest = this.entries.keys().next()
    if (this.entries.size > maxEntries && !oldest.done) this.entries.delete(oldest.value)
  }

  change(slot: number, before: AnyRow | undefined, after: AnyRow | undefined): void {
    for (const entry of this.entries.values()) {
      const isIn = after !== undefined && entry.test(after)
      if (before && entry.test(before)) entry.count--
      if (isIn) entry.count++
      entry.slots?.set(slot, isIn)
    }
  }

  clear(): void {
    this.entries.clear()
  }
}
