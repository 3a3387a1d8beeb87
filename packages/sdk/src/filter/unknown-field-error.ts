import { FilterError } from './filter-error.ts'

/**
 * The server lacks `fields` that a call asks by, orders by or has values for. SQL connectors of LoopBack ignore a condition on such a field, and
 * answer all rows. Nothing was changed.
 */
export class UnknownFieldError extends FilterError {
  override name = 'UnknownFieldError'
  readonly fields: readonly string[]
  /** The rest of the row was saved. */
  readonly isSaved: boolean
  constructor(model: string, fields: readonly string[], why: 'lacked' | 'ignored' | 'lost' = 'lacked') {
    const names = fields.join(', ')
    const words = {
      lacked: `${model} has no ${names} on this server, which would ignore it`,
      ignored: `This server ignores the condition on ${names} of ${model}: it answered other rows`,
      lost: `${model} was saved without ${names}, which this server does not have`,
    }
    super(words[why])
    this.fields = fields
    this.isSaved = why === 'lost'
  }
}
