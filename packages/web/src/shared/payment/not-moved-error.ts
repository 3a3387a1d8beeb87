import { WordedError } from '../../lib/errors/worded-error.ts'

/** The server has answered, and moved no money: it says so in words for people. */
export class NotMovedError extends WordedError {
  override readonly name: string = 'NotMovedError'
}
