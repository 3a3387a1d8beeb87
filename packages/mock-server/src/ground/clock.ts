/** The time of a world. It runs with real time from wherever it was set, unless it is frozen. */
export interface Clock {
  now(): Date
  /** Goes on from this moment. */
  set(moment: Date): void
  /** Jumps by so many milliseconds. */
  advance(byMs: number): void
  /** Stands still, at this moment or another, until it is set again or told to run. */
  freeze(at?: Date): void
  /** Runs on from where it stands. */
  run(): void
  isFrozen(): boolean
}

/** A clock that starts at `start`, or at real time. */
export function createClock(start?: Date): Clock {
  let offsetMs = start ? start.getTime() - Date.now() : 0
  let frozenAtMs: number | undefined
  const nowMs = () => frozenAtMs ?? Date.now() + offsetMs
  return {
    now: () => new Date(nowMs()),
    set(moment) {
      offsetMs = moment.getTime() - Date.now()
      frozenAtMs = undefined
    },
    advance(byMs) {
      if (frozenAtMs === undefined) offsetMs += byMs
      else frozenAtMs += byMs
    },
    freeze(at) {
      frozenAtMs = at?.getTime() ?? nowMs()
    },
    run() {
      offsetMs = nowMs() - Date.now()
      frozenAtMs = undefined
    },
    isFrozen: () => frozenAtMs !== undefined,
  }
}
