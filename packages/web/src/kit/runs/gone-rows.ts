type Hear = (model: string, ids: readonly number[]) => void

const heard = new Set<Hear>()

/** Says that somebody had deleted rows of a model before something was to be done to them. */
export function notifyGone(model: string, ids: readonly number[]): void {
  if (ids.length > 0) for (const hear of heard) hear(model, ids)
}

/** Hears of such rows, until the function it answers is called. */
export function hearGone(hear: Hear): () => void {
  heard.add(hear)
  return () => void heard.delete(hear)
}
