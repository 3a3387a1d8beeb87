/** Things that are to happen, by the moment they are due. */
export interface Timeline {
  /** Plans something. What is due at the same moment happens in the order it was planned. */
  at(dueMs: number, happen: () => void): void
  /** Lets everything happen that is due by then, and what follows from it, in order. */
  runUntil(nowMs: number): void
  /** Lets everything that was planned go. */
  clear(): void
}

interface Due {
  dueMs: number
  happen: () => void
}

/** An empty timeline. */
export function createTimeline(): Timeline {
  // The last is the next to happen: taking it off costs nothing.
  const planned: Due[] = []
  return {
    at(dueMs, happen) {
      let low = 0
      let high = planned.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((planned[middle]?.dueMs ?? 0) > dueMs) low = middle + 1
        else high = middle
      }
      planned.splice(low, 0, { dueMs, happen })
    },
    runUntil(nowMs) {
      for (let next = planned.at(-1); next && next.dueMs <= nowMs; next = planned.at(-1)) {
        planned.pop()
        next.happen()
      }
    },
    clear() {
      planned.length = 0
    },
  }
}
