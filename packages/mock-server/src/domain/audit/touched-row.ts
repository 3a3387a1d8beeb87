import { fieldRightOf } from '@lineboard/contract/permissions'
import { auditNameFieldOf } from '@lineboard/contract/row-name'
import { entityMeta, joinedFields } from '../../ground/contract/entity-meta.ts'
import type { AnyRow, ModelName, Row } from '../../store/rows/internal-rows.ts'

/** A row that a call added (nothing before), changed, or deleted (nothing after). */
export interface TouchedRow {
  model: ModelName
  before: AnyRow | undefined
  after: AnyRow | undefined
}

type Facts = Pick<Row<'AuditLog'>, 'recordId' | 'recordName' | 'changes'>
type Change = NonNullable<Facts['changes']>[number]
type AuditRow = NonNullable<Row<'AuditLog'>['rows']>[number]
type Value = string | number | boolean | undefined

/** Longest text that is kept of a value, in characters: what is cut can't be put back. */
const LONGEST = 20_000

/** Most rows of one call that are kept: of more, none. */
const MOST_ROWS = 500

/** What the server writes with every change, or reads from a related row, says nothing of a change. */
const isSilent = (model: ModelName, field: string) =>
  field === 'updatedAt' || Object.hasOwn(joinedFields[model] ?? {}, field)

function textOf(value: unknown): Value {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isLong = (value: Value): boolean => typeof value === 'string' && value.length > LONGEST

const short = (value: NonNullable<Value>): NonNullable<Value> =>
  typeof value === 'string' && isLong(value) ? `${value.slice(0, LONGEST - 1)}…` : value

function changeOf(field: string, was: Value, is: Value): Change {
  return {
    field,
    ...(was !== undefined && { before: short(was) }),
    ...(is !== undefined && { after: short(is) }),
    ...((isLong(was) || isLong(is)) && { cut: true }),
  }
}

function changesOf(model: ModelName, before: AnyRow, after: AnyRow): Change[] {
  return Object.keys(entityMeta(model)?.fields ?? {}).flatMap((field) => {
    if (isSilent(model, field) || JSON.stringify(before[field]) === JSON.stringify(after[field])) return []
    if (fieldRightOf(model, field) !== undefined) return [{ field }]
    return [changeOf(field, textOf(before[field]), textOf(after[field]))]
  })
}

function nameOf(model: ModelName, row: AnyRow | undefined): Pick<Facts, 'recordName'> {
  const name = auditNameFieldOf(model)
  return name !== undefined && typeof row?.[name] === 'string' ? { recordName: row[name] } : {}
}

/** What the audit log keeps of a row that a call touched: which it was, and the fields that changed: of those that few may read, no value. */
export function touchedFacts({ model, before, after }: TouchedRow): Facts {
  const row = after ?? before
  const changes = before && after ? changesOf(model, before, after) : []
  return {
    ...(typeof row?.id === 'number' && { recordId: row.id }),
    ...nameOf(model, row),
    ...(changes.length > 0 && { changes }),
  }
}

function keptRow(model: ModelName, row: AnyRow): Record<string, unknown> {
  const fields = Object.keys(entityMeta(model)?.fields ?? {})
  const open = fields.filter((field) => row[field] !== undefined && fieldRightOf(model, field) === undefined)
  return Object.fromEntries(open.map((field) => [field, row[field]]))
}

function rowFacts(touched: TouchedRow): AuditRow[] {
  const { model, before, after } = touched
  const { recordId, ...facts } = touchedFacts(touched)
  if (recordId === undefined || !before || !entityMeta(model)) return []
  if (!after) return [{ model, recordId, ...facts, row: keptRow(model, before) }]
  return facts.changes ? [{ model, recordId, ...facts }] : []
}

/**
 * The rows of a call that deleted some, with those that went along or were changed for it, or that changed several, or rows of another
 * model; undefined for one that changed a single row of its own, which its entry has in its own fields.
 */
export function keptRows(model: string, touched: readonly TouchedRow[]): AuditRow[] | undefined {
  const [first, ...others] = touched.filter(({ before }) => before)
  if (!first || (others.length === 0 && first.model === model && first.after)) return undefined
  const rows = touched.flatMap(rowFacts)
  return rows.length > 0 && rows.length <= MOST_ROWS ? rows : undefined
}
