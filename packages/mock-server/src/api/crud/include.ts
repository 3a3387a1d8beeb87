import { namesStaff, staffFields } from '../../domain/access/scope.ts'
import { shownRow } from '../../domain/access/shown-fields.ts'
import { entityMeta, joinedFields, viewOf } from '../../ground/contract/entity-meta.ts'
import { notFound } from '../../ground/errors.ts'
import { type FieldPath, fieldPath } from '../../store/query/field-path.ts'
import { counter, filterLimits } from '../../store/query/filter-limits.ts'
import type { Filter, Include } from '../../store/query/parse-filter.ts'
import type { AnyRow, EntityName, Id, Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import type { Context } from '../context/context.ts'

type Shape = (row: AnyRow) => AnyRow
type Related = (row: AnyRow) => AnyRow | readonly AnyRow[] | undefined

function relatedRows(context: Context, model: string, { relation, scope }: Include, countRow: () => void): Related {
  const meta = entityMeta(model)?.relations[relation]
  const table = meta && context.store.anyTable(meta.model)
  if (!meta || !table) return () => undefined
  const { foreignKey, type } = meta
  const shapeInner = shaper(context, meta.model, scope, countRow)
  const inner: Shape = (row) => {
    countRow()
    return shapeInner(row)
  }
  const { order, skip, limit } = scope
  const isOne = type === 'belongsTo'
  const staff = namesStaff(model, meta.model) && fieldChooser({ keep: staffFields })
  return (row) => {
    const link = isOne ? { id: row[foreignKey] } : { [foreignKey]: row.id }
    if (isOne && link.id == null) return undefined
    const where = context.scoped(table.model, { and: [link, scope.where ?? {}] })
    const found = table.find({ where, order, skip, limit }).map(inner)
    if (!isOne) return found
    const unseen = staff && found.length === 0 ? table.find({ where: link, limit: 1 }).map(staff) : []
    return found[0] ?? unseen[0]
  }
}

function fieldChooser(fields: Filter['fields']): Shape {
  if (!fields) return (row) => row
  const { keep, drop } = fields
  const isKept = (name: string) => (keep ? keep.includes(name) : !drop?.includes(name))
  // A row may lack its id here: who asked for its fields left it out.
  return (row) => Object.fromEntries(Object.entries(row).filter(([name]) => isKept(name))) as AnyRow
}

type Joined = readonly (readonly [name: string, path: FieldPath])[]

/** Ways to the fields that are read from related rows, by model; those of a store read its tables. */
const joinedIn = new WeakMap<Store, Map<string, Joined>>()

function joinedOf(store: Store, model: string): Joined {
  const models = joinedIn.get(store) ?? new Map<string, Joined>()
  joinedIn.set(store, models)
  const known = models.get(model)
  if (known) return known
  const names = Object.keys(joinedFields[model] ?? {}).filter((name) => entityMeta(model)?.fields[name])
  const made = names.map((name) => [name, fieldPath(model, name, (table) => store.anyTable(table))] as const)
  models.set(model, made)
  return made
}

/** Adds the fields that are read from related rows. */
function joiner({ store }: Context, model: string): Shape {
  const paths = joinedOf(store, model)
  if (paths.length === 0) return (row) => row
  return (row) => {
    const full: Record<string, unknown> & { id: AnyRow['id'] } = { ...row }
    for (const [name, path] of paths) {
      const value = path.read(row)
      if (value !== undefined) full[name] = value
    }
    return full
  }
}

/** Only the fields that a view shows of the rows of another model. */
function viewer(model: string): Shape {
  const fields = viewOf[model] && entityMeta(model)?.fields
  return fieldChooser(fields ? { keep: Object.keys(fields) } : undefined)
}

/**
 * Makes rows into what is answered: the chosen fields, and the relations asked for. A relation without a row is left out. Throws
 * a 400 when an answer would embed too many rows.
 */
function shaper(
  context: Context,
  model: string,
  filter: Pick<Filter, 'fields' | 'include'>,
  countRow = counter(filterLimits.includedRows, 'The include filter embeds too many rows'),
): Shape {
  const join = joiner(context, model)
  const view = viewer(model)
  const choose = fieldChooser(filter.fields)
  const includes = filter.include.map(
    (include) => [include.relation, relatedRows(context, model, include, countRow)] as const,
  )
  return (row) => {
    const shaped = choose(view(join(shownRow(context.principal, model, row))))
    if (includes.length === 0) return shaped
    const relations = includes.map(([name, related]) => [name, related(row)] as const)
    return { ...shaped, ...Object.fromEntries(relations.filter(([, value]) => value !== undefined)) }
  }
}

/** One row as it is answered. */
export function shape(
  context: Context,
  model: string,
  row: AnyRow,
  filter: Pick<Filter, 'fields' | 'include'>,
): AnyRow {
  return shaper(context, model, filter)(row)
}

/**
 * A row of a table as the contract describes it. The one seam between what is made for any model and its rows: a table holds rows of
 * its own model alone, which were checked against the contract on their way in.
 */
export const typedRow = <M extends EntityName>(_model: M, row: AnyRow): Row<M> => row as Row<M>

/** The rows that a filter names, among those the principal may see, shaped as asked. Sets `X-Total-Count`. */
export function listRows<M extends EntityName>(
  context: Context,
  model: M,
  filter: Filter = context.filter(model),
): Row<M>[] {
  const table = context.store.anyTable(viewOf[model] ?? model)
  if (!table) return []
  const where = context.scoped(model, filter.where)
  const { order, skip, limit } = filter
  const rows = table.find({ where, order, skip, limit })
  context.total(() => table.count(where))
  const shapeOf = shaper(context, model, filter)
  return rows.map((row) => typedRow(model, shapeOf(row)))
}

/** The row with that id. Throws a 404 when there is none the principal may see. */
export function visibleRow<M extends EntityName>(context: Context, model: M, id: Id): Row<M> {
  return typedRow(model, visibleAny(context, model, id))
}

/** `visibleRow` for a model known at run time only. */
export function visibleAny(context: Context, model: EntityName, id: Id): AnyRow {
  const table = context.store.anyTable(model)
  const [row] = table?.find({ where: context.scoped(model, { id }), limit: 1 }) ?? []
  if (!row) throw notFound(model, id)
  return row
}
