/** Entries in the order they came. Only the last ones are kept, all are counted. */
export interface Log<T> {
  add(entry: T): void
  list(): readonly T[]
  count(): number
  clear(): void
}

/** An empty log that keeps the last `keep` entries. */
export function createLog<T>(keep: number): Log<T> {
  let kept: T[] = []
  let seen = 0
  return {
    add(entry) {
      seen++
      kept.push(entry)
      if (kept.length >= keep * 2) kept = kept.slice(-keep)
    },
    list: () => kept.slice(-keep),
    count: () => seen,
    clear() {
      kept = []
      seen = 0
    },
  }
}
