import { appVersion } from '../../browser/app-version.ts'
import { installedVersion } from '../../browser/installed-version.ts'
import { t } from './diagnosis.messages.ts'

/** In words, which version the server has by now, compared with that of the page. */
export async function serverVersion(): Promise<string> {
  const installed = await installedVersion()
  if (!installed?.version) return t('unknown')
  const { version, commit } = installed
  const own = appVersion()
  return own.version === version && own.commit === commit ? t('same') : t('newer', { version, commit })
}
