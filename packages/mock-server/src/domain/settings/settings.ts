import type { Store } from '../../store/rows/types.ts'
import type { ModelRules } from '../rules/model-rules.ts'

/** A setting is found by its key, so each key is there once. */
export const systemSettingRules: ModelRules<'SystemSetting'> = {
  check(row, { store }) {
    const isTaken = store
      .table('SystemSetting')
      .by('key', row.key)
      .some(({ id }) => id !== row.id)
    return isTaken ? [{ field: 'key', code: 'uniqueness', message: 'is already taken', value: row.key }] : []
  },

  saved(row, { store, now }, before) {
    if (before) store.table('SystemSetting').patch(row.id, { updatedAt: now().toISOString() })
  },
}

/** The terms of service in force: empty where there are none; `version` is missing where nobody counts them. */
export function termsOf(store: Store): { agreement: string; version?: number } {
  const payload = store.table('SystemSetting').by('key', 'agreement')[0]?.payload
  const { agreement, version }: Record<string, unknown> = { ...payload }
  return {
    agreement: typeof agreement === 'string' ? agreement : '',
    ...(Number.isInteger(version) && Number(version) > 0 && { version: Number(version) }),
  }
}

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
