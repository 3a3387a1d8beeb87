import { isKeyEnd, usualKeyEnd } from '@lineboard/contract/api-key-end'
import { unprocessable } from '../errors/loopback-error.ts'
import type { ModelRules } from './types.ts'

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
