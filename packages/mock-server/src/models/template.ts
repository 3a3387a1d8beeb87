import type { ModelRules } from './types.ts'

/** Saved views: owned by who saves them, shared with people of the owner's customer. */
export const templateRules: ModelRules<'Template'> = {
  defaults: (_input, { principal, now }) => ({
    userId: principal.userId,
    sharedWith: [],
    createdAt: now().toISOString(),
  }),

  check(row, { store }) {
    const users = store.table('DashUser')
    const strangers = row.sharedWith.filter((id) => users.get(id)?.customerId !== row.customerId)
    if (strangers.length === 0) return []
    const message = `names people who are not of the same customer: ${strangers.join(', ')}`
    return [{ field: 'sharedWith', code: 'inclusion', message, value: row.sharedWith }]
  },
}
