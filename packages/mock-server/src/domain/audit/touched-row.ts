import { mostKeptRows } from '@lineboard/contract/delete-actions'
import { permissionIds } from '@lineboard/contract/permission-ids'
import { fieldRightOf } from '@lineboard/contract/permissions'
import { entityNamedBy } from '@lineboard/contract/references'
import { auditNameFieldOf } from '@lineboard/contract/row-name'
import { entityMeta, joinedFields } from '../../ground/contract/entity-meta.ts'
import type { AnyRow, ModelName, Row } from '../../store/rows/internal-rows.ts'

/** Whether a field's value is a secret, or its user's own: super administrators, who read audits, see what sections show. */
function isHidden(model: ModelName, field: string): boolean {
  const right = fieldRightOf(model, field)
  return right !== undefined && !Array.isArray(right)
}

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

/** Most rows of one call that are compared, which takes its time: an upload touches tens of thousands. */
const MOST_COMPARED = 10_000

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

/** What people call a row, by its model and id; undefined for one that is gone, or has no name. */
export type RowNames = (model: string, id: number) => string | undefined

const noNames: RowNames = () => undefined

function changeOf(field: string, was: Value, is: Value, nameOf: (id: Value) => string | undefined): Change {
  const [beforeName, afterName] = [nameOf(was), nameOf(is)]
  return {
    field,
    ...(was !== undefined && { before: short(was) }),
    ...(is !== undefined && { after: short(is) }),
    ...(beforeName !== undefined && { beforeName }),
    ...(afterName !== undefined && { afterName }),
    ...((isLong(was) || isLong(is)) && { cut: true }),
  }
}

/** Most fields are the same value: an upload touches tens of thousands of rows. */
const isSame = (was: unknown, is: unknown) => was === is || JSON.stringify(was) === JSON.stringify(is)

function changesOf(model: ModelName, before: AnyRow, after: AnyRow, names: RowNames): Change[] {
  const nameFor = (field: string) => {
    const entity = entityNamedBy(model, field)
    return (id: Value) => (entity !== undefined && typeof id === 'number' ? names(entity, id) : undefined)
  }
  return Object.keys(entityMeta(model)?.fields ?? {}).flatMap((field) => {
    if (isSilent(model, field) || isSame(before[field], after[field])) return []
    if (isHidden(model, field)) return [{ field }]
    return [changeOf(field, textOf(before[field]), textOf(after[field]), nameFor(field))]
  })
}

/** Rows that only join others are called by what they join. */
const joined: Readonly<Record<string, readonly (readonly [field: string, model: string])[]>> = {
  DashRoleMapping: [['principalId', 'DashUser']],
  GuiVisibility: [
    ['roleId', 'DashRole'],
    ['guiSectionId', 'GuiSection'],
  ],
}

function nameOf(model: ModelName, row: AnyRow | undefined, names: RowNames): Pick<Facts, 'recordName'> {
  const name = auditNameFieldOf(model)
  if (name !== undefined && typeof row?.[name] === 'string') {
    // Each product has a Monthly one.
    const product = model === 'ProductVariation' ? names('Product', Number(row.productId)) : undefined
    return { recordName: product === undefined ? row[name] : `${product}: ${row[name]}` }
  }
  const parts = (joined[model] ?? []).flatMap(([field, entity]) => names(entity, Number(row?.[field])) ?? [])
  return parts.length > 0 ? { recordName: parts.join(': ') } : {}
}

/** What the audit log keeps of a row that a call touched: which it was, and the fields that changed: of those that few may read, no value. */
export function touchedFacts({ model, before, after }: TouchedRow, names = noNames): Facts {
  const row = after ?? before
  const earlier =
    before ?? (model === 'GuiVisibility' && after ? { ...after, guiPermissionId: permissionIds.DENY } : undefined)
  const changes = earlier && after ? changesOf(model, earlier, after, names) : []
  return {
    ...(typeof row?.id === 'number' && { recordId: row.id }),
    ...nameOf(model, row, names),
    ...(changes.length > 0 && { changes }),
  }
}

const none: AnyRow = { id: 0 }

/** What the audit log keeps of a person who got or lost a role: who it is, and the roles by name; undefined for calls that gave none. */
export function givenRole(touched: readonly TouchedRow[], names: RowNames): Facts | undefined {
  const mappings = touched.filter(({ model }) => model === 'DashRoleMapping')
  const people = [...new Set(mappings.map(({ before, after }) => Number((after ?? before)?.principalId)))]
  const [recordId] = people
  if (recordId === undefined || people.length > 1) return undefined
  const recordName = names('DashUser', recordId)
  // Who had several roles keeps the one that was changed, or given.
  const [kept = mappings[0]] = mappings.filter(({ after }) => after)
  const changes = kept ? changesOf('DashRoleMapping', kept.before ?? none, kept.after ?? none, names) : []
  const shown = changes.filter(({ field }) => field === 'roleId' || field === 'principalType')
  return {
    recordId,
    ...(recordName !== undefined && { recordName }),
    ...(shown.length > 0 && { changes: shown }),
  }
}

function keptRow(model: ModelName, row: AnyRow): Record<string, unknown> {
  const fields = Object.keys(entityMeta(model)?.fields ?? {})
  const open = fields.filter((field) => row[field] !== undefined && !isHidden(model, field))
  return Object.fromEntries(open.map((field) => [field, row[field]]))
}

function rowFacts(touched: TouchedRow, names: RowNames): AuditRow[] {
  const { model, before, after } = touched
  const { recordId, ...facts } = touchedFacts(touched, names)
  if (recordId === undefined || !before || !entityMeta(model)) return []
  if (!after) return [{ model, recordId, ...facts, row: keptRow(model, before) }]
  return facts.changes ? [{ model, recordId, ...facts }] : []
}

/**
 * The rows of a call that deleted some, with those that went along or were changed for it, or that changed several, or rows of another
 * model; undefined for one that changed a single row of its own, which its entry has in its own fields.
 */
export function keptRows(
  model: string,
  touched: readonly TouchedRow[],
  names: RowNames = noNames,
): AuditRow[] | undefined {
  const [first, ...others] = touched.filter(({ before }) => before)
  if (!first || (others.length === 0 && first.model === model && first.after)) return undefined
  if (touched.length > MOST_COMPARED) return undefined
  const rows: AuditRow[] = []
  for (const each of touched) {
    rows.push(...rowFacts(each, names))
    if (rows.length > mostKeptRows) return undefined
  }
  return rows.length > 0 ? rows : undefined
}
