import type { ModelRules } from './types.ts'

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
