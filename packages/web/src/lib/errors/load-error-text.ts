import { t } from './lost.messages.ts'
import { lostText } from './lost-text.ts'

/** The words of `errorText`, whose many texts come when a call first fails. */
export async function loadErrorText(error: unknown): Promise<string> {
  const lost = lostText(error)
  if (lost) return lost
  try {
    const { errorText } = await import('./error-text.ts')
    return errorText(error)
  } catch {
    return t('ownFault')
  }
}
