/** Does something with each, at most so many at a time, in their order; resolves when all are done. `work` must not reject. */
export async function inTurn<Each>(
  each: readonly Each[],
  atOnce: number,
  work: (one: Each) => Promise<void>,
): Promise<void> {
  const waiting = [...each]
  const next = async (): Promise<void> => {
    const one = waiting.shift()
    if (one === undefined) return
    await work(one)
    return next()
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}
