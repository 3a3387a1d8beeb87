import { type CallPlace, LineboardError } from './lineboard-error.ts'

/** No answer came: no connection, the name is unknown, the other side hung up, or CORS refused. `cause` is what fetch threw. */
export class NetworkError extends LineboardError {
  constructor(place: CallPlace, cause: unknown) {
    super(`${place.method} ${place.url} got no answer`, place, { cause })
    this.name = 'NetworkError'
  }
}
