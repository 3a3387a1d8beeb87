import { t } from './lost.messages.ts'
import { lostText } from './lost-text.ts'

/**
 * The text of `errorText`. Its code and messages load with the first failed call. Empty for a read that the server does not offer: the
 * screen does without.
 */
export async function failureText(error: unknown, isRead = false): Promise<string> {
  const lost = lostText(error)
  if (lost) return lost
  try {
    const { errorText, isUnoffered } = await import('./error-text.ts')
    return isRead && isUnoffered(error) ? '' : errorText(error)
  } catch {
    return t('ownFault')
  }
}
