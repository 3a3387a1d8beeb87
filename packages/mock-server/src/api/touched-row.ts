import { fieldRightOf } from '@lineboard/contract/permissions'
import { nameFieldOf } from '@lineboard/contract/row-name'
import { entityMeta } from '../contract/entity-meta.ts'
import type { AnyRow, ModelName, Row } from '../store/models.ts'

/** A row that a call added (nothing before), changed, or deleted (nothing after). */
export interface TouchedRow {
  model: ModelName
  before: AnyRow | undefined
  after: AnyRow | undefined
}

type Facts = Pick<Row<'AuditLog'>, 'recordId' | 'recordName' | 'changes'>
type Value = string | number | boolean | undefined

/** Longest text that is kept of a value, in characters. */
const LONGEST = 200

/** What the server writes with every change says nothing of it. */
const isOwnTime = (field: string) => field === 'updatedAt'

function kept(value: unknown): Value {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

/** What the audit log keeps of a row that a call touched: which it was, and the fields that changed: of those that few may read, no value. */
export function touchedFacts({ model, before, after }: TouchedRow): Facts {
  const row = after ?? before
  const name = nameFieldOf(model)
  const facts: Facts = {
    ...(typeof row?.id === 'number' && { recordId: row.id }),
    ...(name !== undefined && typeof row?.[name] === 'string' && { recordName: row[name] }),
  }
  if (!before || !after) return facts
  const fields = Object.keys(entityMeta(model)?.fields ?? {})
  const changes = fields.flatMap((field) => {
    if (isOwnTime(field) || JSON.stringify(before[field]) === JSON.stringify(after[field])) return []
    if (fieldRightOf(model, field) !== undefined) return [{ field }]
    const [was, is] = [kept(before[field]), kept(after[field])]
    return [{ field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }]
  })
  return { ...facts, ...(changes.length > 0 && { changes }) }
}
