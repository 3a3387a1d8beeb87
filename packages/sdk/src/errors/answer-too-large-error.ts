import { type CallPlace, LineboardError } from './lineboard-error.ts'

/** The answer is larger than `maxAnswerBytes`; it was not read to its end. */
export class AnswerTooLargeError extends LineboardError {
  readonly maxBytes: number

  constructor(place: CallPlace, maxBytes: number) {
    super(`${place.method} ${place.url} answered more than ${maxBytes} bytes`, place)
    this.name = 'AnswerTooLargeError'
    this.maxBytes = maxBytes
  }
}
