import { entityMeta } from '../../contract/entity-meta.ts'
import type { Columns } from './columns.ts'

/** Makes the columns of a model's fields, one a step, so that no question has to wait for them. */
export function* makeAhead(columns: Columns, model: string): Generator<void, void, undefined> {
  for (const [field, kind] of Object.entries(entityMeta(model)?.fields ?? {})) {
    if (kind === 'date-time') columns.numbers(field)
    else if (!columns.fewValued(field) && (kind === 'integer' || kind === 'number')) columns.numbers(field)
    yield
  }
}
