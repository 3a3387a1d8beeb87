/**
 * Works through items with at most `width` at a time; answers in the order of the items.
 * @template T, R
 * @param {T[]} items
 * @param {number} width
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
export async function inPool(items, width, work) {
  const results = /** @type {R[]} */ ([])
  const left = items.entries()
  // One iterator for all workers: each takes the next item nobody has.
  const worker = async () => {
    for (const [at, item] of left) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker))
  return results
}
