import { t } from './lost.messages.ts'
import { lostText } from './lost-text.ts'

/** The text of `errorText`. Its code and messages load with the first failed call. */
export async function failureText(error: unknown): Promise<string> {
  const lost = lostText(error)
  if (lost) return lost
  try {
    const { errorText } = await import('./error-text.ts')
    return errorText(error)
  } catch {
    return t('ownFault')
  }
}
