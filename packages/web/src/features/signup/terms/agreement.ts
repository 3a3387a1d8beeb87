import { loadOnce } from '../../../browser/load-once.ts'
import { api } from '../../../data/client.ts'

/** The terms of service as HTML that is safe to show; empty where the installation has none. Its code comes with it. */
export const agreement = loadOnce(async () => {
  const [{ agreement: text }, { sanitized }] = await Promise.all([
    api().SystemSetting.defaultSettings(),
    import('../../../parts/terms/sanitize.ts'),
  ])
  return sanitized(text).html
})
