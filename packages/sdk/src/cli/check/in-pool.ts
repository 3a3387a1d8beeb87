/** Works on items, so many at a time, and answers the results in the order of the items. Throws what a work throws. */
export async function inPool<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = items.entries()
  const results: Result[] = []
  async function worker() {
    for (const [at, item] of waiting) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}
