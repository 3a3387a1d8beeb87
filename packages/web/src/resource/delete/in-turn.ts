/** Does the same for every item, a few at a time; answers come in the order of the items. */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const work = async () => {
    for (const [index, item] of queue) results[index] = await act(item)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work))
  return results
}
