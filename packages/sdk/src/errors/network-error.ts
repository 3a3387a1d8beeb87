import { type CallPlace, LineboardError } from './lineboard-error.ts'

/** No answer came: no connection, the name is unknown, the other side hung up, or CORS refused. `cause` is what fetch threw. */
export class NetworkError extends LineboardError {
  /** Whether this machine has no network at all: waiting for it helps, another server does not. */
  readonly offline: boolean

  constructor(place: CallPlace, cause: unknown, offline = false) {
    super(`${place.method} ${place.url} got no answer`, place, { cause })
    this.name = 'NetworkError'
    this.offline = offline
  }
}
