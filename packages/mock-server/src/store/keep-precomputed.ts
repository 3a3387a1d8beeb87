import { setImmediate } from 'node:timers/promises'
import type { Store } from './types.ts'

/** Makes what questions about many rows need, between requests, until it is done or stopped. */
async function run(store: Store, isStopped: () => boolean): Promise<void> {
  const steps = store.precompute()
  do await setImmediate()
  while (!isStopped() && !steps.next().done)
}

/** Makes what questions about many rows need between requests, now, and again each time that all rows were replaced. */
export function keepPrecomputed(store: Store, isStopped: () => boolean): Promise<void> {
  store.onReplaced(() => void run(store, isStopped))
  return run(store, isStopped)
}
