import { entityMeta } from '../../contract/entity-meta.ts'
import type { Columns } from './columns.ts'

const columnKinds: Readonly<Record<string, 'coded' | 'numbers' | undefined>> = {
  ...{ string: 'coded', integer: 'coded', number: 'coded', boolean: 'coded', date: 'coded' },
  'date-time': 'numbers',
}

/** Makes the columns of a model's fields in steps, so that no question has to wait for them. */
export function* makeAhead(columns: Columns, model: string): Generator<void, void, undefined> {
  const fields = Object.entries(entityMeta(model)?.fields ?? {}).flatMap(([field, fieldKind]) => {
    const kind = columnKinds[fieldKind]
    return kind ? [[field, kind] as const] : []
  })
  const wanted: Readonly<Record<string, 'coded' | 'numbers'>> = Object.fromEntries(fields)
  yield* columns.makeAhead(wanted)
  for (const [field, kind] of Object.entries(entityMeta(model)?.fields ?? {})) {
    if (!(field in wanted) || wanted[field] === 'numbers' || columns.fewValued(field)) continue
    // What most rows have one of their own of: ids, and names made up by machines.
    if (kind === 'string') yield* columns.makeTexts(field)
    else columns.numbers(field)
    yield
  }
}
