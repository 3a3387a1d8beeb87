import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let nowMs = 0
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  nowMs = Date.now()
  for (const listener of listeners) listener()
}

// One timer for all who watch, so that durations beside each other change together.
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

// The same for a second while nobody ticks: what changed with every read would be drawn again without end.
function read(): number {
  if (timer === undefined && Math.abs(Date.now() - nowMs) >= 1000) nowMs = Date.now()
  return nowMs
}

const never = () => () => {}

/** The time in milliseconds since 1970, anew every second; `isStill` leaves it where it is. */
export const useNow = (isStill = false): number => useSyncExternalStore(isStill ? never : subscribe, read, read)
