import { isKeyEnd, usualKeyEnd } from '@lineboard/contract/api-key-end'
import { unprocessable } from '../../ground/errors.ts'
import type { Store } from '../../store/rows/types.ts'
import type { ModelRules } from '../rules/model-rules.ts'

/** API keys: of a user of the same customer, for at most two years, kept as what they are recognised by and their end. */
export const apiKeyRules: ModelRules<'ApiKey'> = {
  defaults: (_input, { principal, now }) => ({
    userId: principal.userId,
    // The least there is: who wants more says so.
    scope: 'read',
    expiresAt: usualKeyEnd(now()).toISOString(),
    createdAt: now().toISOString(),
  }),

  check(row, { store, now }, before) {
    if (store.table('DashUser').get(row.userId)?.customerId !== row.customerId) {
      const issue = { field: 'userId', code: 'existence', message: 'is not a user of the customer', value: row.userId }
      throw unprocessable('ApiKey', [issue])
    }
    const { expiresAt } = row
    if (expiresAt === undefined || expiresAt === before?.expiresAt) return []
    const message = 'is not within the next two years'
    return isKeyEnd(expiresAt, now()) ? [] : [{ field: 'expiresAt', code: 'inclusion', message, value: expiresAt }]
  },

  gone({ id }, store) {
    store.table('KeyHash').delete(id)
  },
}

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
