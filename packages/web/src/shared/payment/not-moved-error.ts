import { WordedError } from '../../lib/errors/is-worded.ts'

/** The server has answered, and moved no money: it says so in words for people. */
export class NotMovedError extends WordedError {
  override readonly name: string = 'NotMovedError'
}
