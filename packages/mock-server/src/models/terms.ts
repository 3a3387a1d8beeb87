import type { Store } from '../store/types.ts'

/** The terms of service in force: empty where there are none; `version` is missing where nobody counts them. */
export function termsOf(store: Store): { agreement: string; version?: number } {
  const payload = store.table('SystemSetting').by('key', 'agreement')[0]?.payload
  const { agreement, version }: Record<string, unknown> = { ...payload }
  return {
    agreement: typeof agreement === 'string' ? agreement : '',
    ...(Number.isInteger(version) && Number(version) > 0 && { version: Number(version) }),
  }
}
