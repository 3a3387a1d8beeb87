/** Somebody else has changed fields that were about to be changed. Nothing was written. */
export class ConflictError extends Error {
  /** The row as it is now. */
  readonly row: object
  /** Names of the fields. */
  readonly fields: readonly string[]

  constructor(row: object, fields: readonly string[]) {
    super(`Somebody else has changed ${fields.join(', ')} meanwhile`)
    this.name = 'ConflictError'
    this.row = row
    this.fields = fields
  }
}
