import { entityMeta } from '../../contract/entity-meta.ts'
import type { Columns } from './columns.ts'

const columnKinds: Readonly<Record<string, 'coded' | 'numbers' | undefined>> = {
  ...{ string: 'coded', integer: 'coded', number: 'coded', boolean: 'coded', date: 'coded' },
  'date-time': 'numbers',
}

/**
 * Makes the columns of a model's fields in steps, and the orders by those that most rows have a value of their own of: these take longest.
 * `sort` makes the order by a field.
 */
export function* precomputeColumns(
  columns: Columns,
  model: string,
  sort: (field: string) => void,
): Generator<void, void, undefined> {
  const kinds = Object.entries(entityMeta(model)?.fields ?? {})
  const wanted = kinds.flatMap(([field, kind]) => {
    const column = columnKinds[kind]
    return column ? [[field, column] as const] : []
  })
  yield* columns.precompute(Object.fromEntries(wanted))
  for (const [field, kind] of kinds) {
    if (columnKinds[kind] === undefined) continue
    if (kind !== 'date-time' && columns.fewValued(field)) continue
    if (kind === 'string') yield* columns.makeTexts(field)
    sort(field)
    yield
  }
}
