import { type CallPlace, LineboardError, type Outcome } from './lineboard-error.ts'

// What Node says where there was no connection to send anything over; browsers don't say.
const unconnected = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT/

/** No answer came: no connection, the name is unknown, the other side hung up, or CORS refused. `cause` is what fetch threw. */
export class NetworkError extends LineboardError {
  /** Whether this machine has no network at all: waiting for it helps, another server does not. */
  readonly offline: boolean

  constructor(place: CallPlace, cause: unknown, offline = false) {
    super(`${place.method} ${place.url} got no answer`, place, { cause })
    this.name = 'NetworkError'
    this.offline = offline
  }

  /** Of a call that was sent more than once, an earlier try may have been carried out. */
  override get outcome(): Outcome {
    const { cause } = Object(this.cause)
    return this.attempts === 1 && unconnected.test(cause?.code) ? 'not-sent' : 'unknown'
  }
}
