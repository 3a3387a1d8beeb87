import { type CallPlace, NetworkError } from '@lineboard/sdk'

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
