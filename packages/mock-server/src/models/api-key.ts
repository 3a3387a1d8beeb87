import { randomBytes } from 'node:crypto'
import type { FieldIssue } from '../errors/loopback-error.ts'
import type { ModelRules } from './types.ts'

/** API keys: made by the server where none is given, never twice, of a user of the same customer. */
export const apiKeyRules: ModelRules<'ApiKey'> = {
  defaults: (_input, { principal, now }) => ({
    apikey: `lb_test_${randomBytes(16).toString('hex')}`,
    userId: principal.userId,
    createdAt: now().toISOString(),
  }),

  check(row, { store }) {
    const issues: FieldIssue[] = []
    if (store.table('DashUser').get(row.userId)?.customerId !== row.customerId) {
      issues.push({ field: 'userId', code: 'existence', message: 'is not a user of the customer', value: row.userId })
    }
    if (
      store
        .table('ApiKey')
        .by('apikey', row.apikey)
        .some(({ id }) => id !== row.id)
    ) {
      issues.push({ field: 'apikey', code: 'uniqueness', message: 'is in use already' })
    }
    return issues
  },
}
