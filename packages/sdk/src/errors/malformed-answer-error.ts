import { type CallPlace, LineboardError } from './lineboard-error.ts'

/**
 * The call succeeded, but its answer is none: no JSON, cut off, a page of a proxy, or JSON of another shape than the contract
 * promises, such as `null` for a list. Without a cause: that would quote the answer.
 */
export class MalformedAnswerError extends LineboardError {
  readonly status: number
  /** Media type the answer claims; empty without one. */
  readonly contentType: string

  constructor(place: CallPlace, response: Response) {
    super(`${place.method} ${place.url} did not answer what the contract promises`, place)
    this.name = 'MalformedAnswerError'
    this.status = response.status
    this.contentType = response.headers.get('content-type') ?? ''
  }
}
