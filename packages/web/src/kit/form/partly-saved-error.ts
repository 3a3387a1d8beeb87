import { WordedError } from '../../lib/errors/is-worded.ts'

/** A part of it is saved, and the rest is not: says what is left, and has the reason as its cause. */
export class PartlySavedError extends WordedError {
  override readonly name = 'HalfSaved'
  /** The row that is saved, in part. */
  readonly row: object

  constructor(message: string, cause: unknown, row: object) {
    super(message, { cause })
    this.row = row
  }
}
