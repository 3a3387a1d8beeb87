/** Reproducible random numbers with the draws a seed needs. */
export interface Prng {
  /** A float in [0, 1). */
  next(): number
  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** True with this probability. */
  chance(probability: number): boolean
  /** One of the list. */
  pick<T>(list: readonly T[]): T
  /** One of the list, by weights of the same length. */
  weighted<T>(list: readonly T[], weights: readonly number[]): T
  /** The list in another order. */
  shuffle<T>(list: readonly T[]): T[]
}

/** FNV-1a, so that a name can be a seed. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Random numbers (mulberry32) from a number and the name of who draws. */
export function createPrng(seed: number, name = ''): Prng {
  let state = (seed ^ hashText(name)) >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  function at<T>(list: readonly T[], index: number): T {
    const value = list[index]
    if (value === undefined) throw new RangeError('Cannot draw from an empty list.')
    return value
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    weighted(list, weights) {
      let sum = 0
      for (const weight of weights) sum += weight
      let left = next() * sum
      for (let index = 0; index < weights.length; index++) {
        left -= weights[index] ?? 0
        if (left < 0) return at(list, index)
      }
      return at(list, list.length - 1)
    },
    shuffle(list) {
      const mixed = [...list]
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = int(0, last)
        const moved = at(mixed, last)
        mixed[last] = at(mixed, other)
        mixed[other] = moved
      }
      return mixed
    },
  }
}
