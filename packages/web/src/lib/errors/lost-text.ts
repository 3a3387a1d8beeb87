import { NetworkError, TimeoutError } from '@lineboard/sdk'
import { GivenUpError } from './given-up-error.ts'
import { t } from './lost.messages.ts'

/** What is said of a call whose answer never came; undefined of other errors. It needs nothing that the network would bring. */
export function lostText(error: unknown): string | undefined {
  if (error instanceof GivenUpError) return t(error.effect === 'read' ? 'givenUp' : 'givenUpUnclear')
  return error instanceof NetworkError || error instanceof TimeoutError ? t('offline') : undefined
}
