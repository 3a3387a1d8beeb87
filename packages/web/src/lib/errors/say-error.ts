import { NetworkError, TimeoutError } from '@lineboard/sdk'
import { GivenUpError } from './given-up-error.ts'
import { t } from './lost.messages.ts'

/** What is said of a call whose answer never came; undefined of other errors. It needs nothing that the network would bring. */
export function lostText(error: unknown): string | undefined {
  if (error instanceof GivenUpError) return t('givenUp')
  return error instanceof NetworkError || error instanceof TimeoutError ? t('offline') : undefined
}

/** The words of `errorText`, whose many texts come when a call first fails. */
export async function sayError(error: unknown): Promise<string> {
  const lost = lostText(error)
  if (lost) return lost
  try {
    const { errorText } = await import('./error-text.ts')
    return errorText(error)
  } catch {
    return t('ownFault')
  }
}
