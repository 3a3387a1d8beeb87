import type { AnyRow } from './models.ts'

interface CachedCount {
  test(row: AnyRow): boolean
  count: number
}

const maxEntries = 64

/** Counts by condition, kept right as rows change, so that a pager's total costs nothing the second time. */
export class CountCache {
  private readonly entries = new Map<string, CachedCount>()

  get(key: string): number | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    // Last used goes last, so that the first is the one to drop.
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.count
  }

  set(key: string, test: CachedCount['test'], count: number): void {
    this.entries.set(key, { test, count })
    const oldest = this.entries.keys().next()
    if (this.entries.size > maxEntries && !oldest.done) this.entries.delete(oldest.value)
  }

  change(before: AnyRow | undefined, after: AnyRow | undefined): void {
    for (const entry of this.entries.values()) {
      if (before && entry.test(before)) entry.count--
      if (after && entry.test(after)) entry.count++
    }
  }

  clear(): void {
    this.entries.clear()
  }
}
