import { entityMeta } from '../contract/entity-meta.ts'
import { joinedFields, viewOf } from '../contract/joined-fields.ts'
import { fieldPath } from '../query/field-path.ts'
import type { Context, Filter, Include } from '../handlers/types.ts'
import type { AnyRow } from '../store/models.ts'

type Related = AnyRow | readonly AnyRow[] | undefined

function related(context: Context, model: string, row: AnyRow, { relation, scope }: Include): Related {
  const meta = entityMeta(model)?.relations[relation]
  const table = meta && context.store.anyTable(meta.model)
  if (!meta || !table) return undefined
  const belongsTo = meta.type === 'belongsTo'
  const link = belongsTo ? { id: row[meta.foreignKey] } : { [meta.foreignKey]: row.id }
  if (belongsTo && link['id'] == null) return undefined
  const where = context.scoped(table.model, { and: [link, scope.where ?? {}] })
  const found = table.find({ where, order: scope.order, skip: scope.skip, limit: scope.limit })
  const shaped = found.map((one) => shape(context, meta.model, one, scope))
  return belongsTo ? shaped[0] : shaped
}

function keepFields(row: AnyRow, fields: Filter['fields']): AnyRow {
  if (!fields) return row
  const { keep, drop } = fields
  const isKept = (name: string) => (keep ? keep.includes(name) : !drop?.includes(name))
  return Object.fromEntries(Object.entries(row).filter(([name]) => isKept(name))) as AnyRow
}

/** The row with the fields that are read from related rows. */
function withJoined(context: Context, model: string, row: AnyRow): AnyRow {
  const joined = joinedFields[model]
  if (!joined) return row
  const full: Record<string, unknown> & { id: AnyRow['id'] } = { ...row }
  for (const name of Object.keys(joined)) {
    if (!entityMeta(model)?.fields[name]) continue
    const value = fieldPath(model, name, (table) => context.store.anyTable(table)).read(row)
    if (value !== undefined) full[name] = value
  }
  return full
}

/** Only the fields that a view shows of the rows of another model. */
function asView(model: string, row: AnyRow): AnyRow {
  const fields = viewOf[model] && entityMeta(model)?.fields
  return fields ? keepFields(row, { keep: Object.keys(fields) }) : row
}

/** A row as it is answered: the chosen fields, and the relations asked for. A relation without a row is left out. */
export function shape(context: Context, model: string, row: AnyRow, filter: Pick<Filter, 'fields' | 'include'>): AnyRow {
  const shaped = keepFields(asView(model, withJoined(context, model, row)), filter.fields)
  if (filter.include.length === 0) return shaped
  const relations = filter.include.map((include) => [include.relation, related(context, model, row, include)])
  return { ...shaped, ...Object.fromEntries(relations.filter(([, value]) => value !== undefined)) }
}
