import { type CallPlace, NetworkError, TimeoutError } from '@lineboard/sdk'
import { t } from './lost.messages.ts'

/** The person would not wait any longer for an answer. As with a lost one, nothing is known of what became of the call. */
export class GivenUpError extends NetworkError {
  /** Whether the call would have changed anything. */
  readonly effect: 'read' | 'write'

  constructor(place: CallPlace, effect: 'read' | 'write') {
    super(place, undefined)
    this.effect = effect
    this.name = 'GivenUpError'
  }
}

/** What is said of a call whose answer never came; undefined of other errors. It needs nothing that the network would bring. */
export function lostText(error: unknown): string | undefined {
  if (error instanceof GivenUpError) return t(error.effect === 'read' ? 'givenUp' : 'givenUpUnclear')
  return error instanceof NetworkError || error instanceof TimeoutError ? t('offline') : undefined
}
