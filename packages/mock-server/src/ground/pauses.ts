import { setImmediate } from 'node:timers/promises'

/** Milliseconds after which long work lets other requests run. */
const SLICE_MS = 20

/** A pause for long work, to be awaited between its steps: it lets other requests run once a slice of time is used up. */
export function createPauses(): () => Promise<void> {
  let sinceMs = performance.now()
  return async () => {
    if (performance.now() - sinceMs < SLICE_MS) return
    await setImmediate()
    sinceMs = performance.now()
  }
}
