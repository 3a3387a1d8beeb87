import { type CallPlace, LineboardError } from './lineboard-error.ts'

/** The call succeeded, but its answer can not be read: no JSON, or cut off. Without a cause: that would quote the answer. */
export class MalformedAnswerError extends LineboardError {
  readonly status: number
  /** Media type the answer claims; empty without one. */
  readonly contentType: string

  constructor(place: CallPlace, response: Response) {
    super(`${place.method} ${place.url} did not answer JSON`, place)
    this.name = 'MalformedAnswerError'
    this.status = response.status
    this.contentType = response.headers.get('content-type') ?? ''
  }
}
