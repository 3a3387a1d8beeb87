import { type CallPlace, LineboardError } from './lineboard-error.ts'

/** The answer was not there within the time limit of the call, its retries included. */
export class TimeoutError extends LineboardError {
  readonly timeoutMs: number

  constructor(place: CallPlace, timeoutMs: number) {
    super(`${place.method} ${place.url} took longer than ${timeoutMs} ms`, place)
    this.name = 'TimeoutError'
    this.timeoutMs = timeoutMs
  }
}
