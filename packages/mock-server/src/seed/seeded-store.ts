import { MemoryStore } from '../store/memory-store.ts'
import { loadRows, type SeedChoice, seedRows } from './run-seeds.ts'

/** Most calls of a world whose rows are kept: those of a large one are worth their memory to nobody. */
const MOST_CALLS = 10_000

let kept: { asked: string; store: MemoryStore } | undefined

/**
 * A store with the rows of the seeds, to be shared and not changed. What was asked for last is kept: tests begin anew
 * hundreds of times with the same rows, and making them takes longer than most tests.
 */
export function seededStore(choice: SeedChoice): MemoryStore {
  const asked = JSON.stringify(choice)
  if (kept?.asked === asked) return kept.store
  const store = new MemoryStore()
  loadRows(store, seedRows(choice))
  if (choice.size.callLogs <= MOST_CALLS) kept = { asked, store }
  return store
}
