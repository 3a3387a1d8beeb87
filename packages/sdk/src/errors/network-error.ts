import { type CallPlace, LineboardError, type Outcome } from './lineboard-error.ts'
import { withoutTokens } from './without-tokens.ts'

// What Node says where there was no connection to send anything over; browsers don't say.
const unconnected = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT/

/** Whether what fetch threw says that there was no connection to send anything over. */
export const isUnconnected = (thrown: unknown): boolean => unconnected.test(Object(Object(thrown).cause).code)

/** No answer came: no connection, the name is unknown, the other side hung up, or CORS refused. `cause` is what fetch threw, without tokens. */
export class NetworkError extends LineboardError {
  /** Whether this machine has no network at all: waiting for it helps, another server does not. */
  readonly offline: boolean

  constructor(place: CallPlace, cause: unknown, offline = false) {
    super(`${place.method} ${place.url} got no answer`, place, { cause: withoutTokens(cause) })
    this.name = 'NetworkError'
    this.offline = offline
  }

  /** Of a call that was tried more than once, an earlier try may have been carried out, unless none was sent. */
  override get outcome(): Outcome {
    const isFirst = this.attempts === 1 || this.isSent === false
    return isFirst && isUnconnected(this.cause) ? 'not-sent' : 'unknown'
  }
}
