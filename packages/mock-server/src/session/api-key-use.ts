import type { Store } from '../store/types.ts'

/** How exactly it is kept when a key was last used: a busy program should not write a row a request. */
const EXACTNESS_MS = 60_000

/** Notes that a key was used, to the minute. */
export function noteKeyUse(store: Store, now: Date, apiKeyId: number | undefined): void {
  if (apiKeyId === undefined) return
  const keys = store.table('ApiKey')
  const lastMs = Date.parse(keys.get(apiKeyId)?.lastUsedAt ?? '')
  // The clock of a mock goes back as well.
  if (Math.abs(now.getTime() - lastMs) < EXACTNESS_MS) return
  keys.patch(apiKeyId, { lastUsedAt: now.toISOString() })
}
