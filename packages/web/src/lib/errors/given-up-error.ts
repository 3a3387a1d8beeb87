import { type CallPlace, NetworkError } from '@lineboard/sdk'

/** The person would not wait any longer for an answer. As with a lost one, nothing is known of what became of the call. */
export class GivenUpError extends NetworkError {
  constructor(place: CallPlace) {
    super(place, undefined)
    this.name = 'GivenUpError'
  }
}
