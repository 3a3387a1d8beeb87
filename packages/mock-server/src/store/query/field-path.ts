import { entityMeta, joinedFields, viewOf } from '../../ground/contract/entity-meta.ts'
import { badRequest } from '../../ground/errors.ts'
import type { AnyRow } from '../rows/internal-rows.ts'
import type { Table } from '../rows/types.ts'
import { filterLimits } from './filter-limits.ts'

/** Finds a table by the name of its model. */
export type TableLookup = (model: string) => Table | undefined

/** A field, or a field of a related row, ready to be read. */
export interface FieldPath {
  read(row: AnyRow): unknown
  /** Kind of the field as the contract names it; undefined when the contract has no such field. */
  kind: string | undefined
  /** Models of the related rows it passes through. */
  through: readonly string[]
  /** The one field of the row itself that the value follows from; undefined where there is none. */
  from: string | undefined
}

const nothing: FieldPath = { read: () => undefined, kind: undefined, through: [], from: undefined }

function readInside(path: readonly string[]): (value: unknown) => unknown {
  return (value) => {
    let at = value
    for (const key of path) {
      if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
      at = Reflect.get(at, key)
    }
    return at
  }
}

function ownField(name: string, rest: readonly string[], kind: string): FieldPath {
  if (rest.length === 0) return { read: (row) => row[name], kind, through: [], from: name }
  const inside = readInside(rest)
  return { read: (row) => inside(row[name]), kind: 'any', through: [], from: name }
}

/**
 * Resolves a dotted path from a model: an own field, inside an object field, or through relations. Throws a 400 for one through
 * too many of these.
 */
export function fieldPath(model: string, path: string, tables: TableLookup, passed = 0): FieldPath {
  const joined = joinedFields[model]
  const joinedPath = joined && Object.hasOwn(joined, path) ? joined[path] : undefined
  if (joinedPath) return fieldPath(viewOf[model] ?? model, joinedPath, tables)
  const [head = '', ...rest] = path.split('.')
  const meta = entityMeta(model)
  // The server's own tables have no metadata: their fields are what their rows have.
  if (!meta) return tables(model) ? ownField(head, rest, 'any') : nothing
  const kind = Object.hasOwn(meta.fields, head) ? meta.fields[head] : undefined
  if (kind !== undefined) return ownField(head, rest, kind)
  const relation = Object.hasOwn(meta.relations, head) ? meta.relations[head] : undefined
  if (!relation || rest.length === 0) return nothing
  if (passed === filterLimits.relations) {
    throw badRequest(`The name of a field passes through too many relations: at most ${passed} are followed.`)
  }
  const inner = fieldPath(relation.model, rest.join('.'), tables, passed + 1)
  if (inner.kind === undefined) return nothing
  const { foreignKey, type } = relation
  const through = [relation.model, ...inner.through]
  if (type === 'hasMany') {
    const read = (row: AnyRow) => tables(relation.model)?.by(foreignKey, row.id).map(inner.read)
    return { read, kind: inner.kind, through, from: undefined }
  }
  const read = (row: AnyRow) => {
    const key = row[foreignKey]
    const related = typeof key === 'number' || typeof key === 'string' ? tables(relation.model)?.get(key) : undefined
    return related && inner.read(related)
  }
  return { read, kind: inner.kind, through, from: inner.from === undefined ? undefined : foreignKey }
}
