import type { entities } from '@lineboard/contract/entities'
import type { Access } from '@lineboard/sdk'
import { placeOfEntity } from '../../../places/place.ts'
import { declarationOf } from '../../../resource/declarations.ts'
import type { Resource } from '../../../resource/define-resource.ts'
import { type Form, schemaOf } from '../../../resource/form/form.ts'
import { mayChangeIn, permissionsOf } from '../../../resource/resource-permissions.ts'
import { readToEdit } from '../../../resource/rows/read-one-row.ts'
import { rowId } from '../../../resource/rows/row-text.ts'
import { mayAs } from '../../../state/may.ts'
import { type Adding, addingOf, bodyOf, hasSecret } from './restore-row.ts'
import { type AuditLog, type AuditRow, type FieldUndo, fieldsOf, partsOf } from './undo-rule.ts'

/** Why nothing can be done for a row: it is gone or there again, nobody or not this person can change it, or something of it is lost. */
export type RowWhyNot = 'account' | 'gone' | 'isThere' | 'unchangeable' | 'forbidden' | 'secret' | 'lacks'

/** A row that was changed, as it is now, and what would go back. */
export interface ChangedPart {
  kind: 'changed'
  part: AuditRow
  resource: Resource
  form: Form
  fields: readonly FieldUndo[]
}

/** A row that was deleted, and how it is added again. */
export interface DeletedPart {
  kind: 'deleted'
  part: AuditRow
  adding: Adding
}

/** A row for which nothing can be done; `lacks` are fields it can't be added without. */
export interface LeftPart {
  kind: 'left'
  part: AuditRow
  why: RowWhyNot
  lacks?: readonly string[]
}

export type PartPlan = ChangedPart | DeletedPart | LeftPart

type EntityId = keyof typeof entities

/** The list of a model's rows; undefined where it has none. */
async function listOf(model: string): Promise<Resource | undefined> {
  const place = placeOfEntity(model)
  return place && declarationOf(place)
}

/** Rows of a model as they are now, by id. */
async function rowsNow(resource: Resource | undefined, parts: readonly AuditRow[]): Promise<Map<number, object>> {
  if (!resource) return new Map()
  const { idField, include } = resource
  const ids = parts.map(({ recordId }) => recordId)
  const where = { [idField]: { inq: ids } }
  const rows = await readToEdit(resource, { where, limit: ids.length, ...(include.length > 0 && { include }) })
  return new Map(rows.map((row) => [rowId(resource, row), row]))
}

/** Which fields a change of a row may set: those of its form, but to and from no value that an action with a question of its own sets. */
export const takenBy =
  (form: Form, row: object) =>
  (field: string, ...values: readonly unknown[]): boolean => {
    const byAction: Form['byAction'] = form.byAction
    return (
      Object.hasOwn(schemaOf(form, row).shape, field) &&
      !values.some((value) => Object.hasOwn(byAction?.[field] ?? {}, String(value)))
    )
  }

async function changedPlan(part: AuditRow, resource: Resource | undefined, row: object | undefined, access: Access) {
  const left = (why: RowWhyNot): LeftPart => ({ kind: 'left', part, why })
  if (!resource?.update || !resource.form) return left('unchangeable')
  if (!row) return left('gone')
  if (!permissionsOf(resource, access).edit || !mayChangeIn(resource, row, access)) return left('forbidden')
  const { form } = await resource.form.load()
  return { kind: 'changed', part, resource, form, fields: fieldsOf(part, row, takenBy(form, row)) } as const
}

async function deletedPlan(part: AuditRow, isThere: boolean, access: Access): Promise<PartPlan> {
  const left = (why: RowWhyNot): LeftPart => ({ kind: 'left', part, why })
  if (isThere) return left('isThere')
  // With an account go its money, cards and sign-ins: a row of its name would be another one.
  if (part.model === 'Customer') return left('account')
  const adding = await addingOf(part.model)
  if (!adding) return left('unchangeable')
  if (!mayAs(access, adding.call)) return left('forbidden')
  if (hasSecret(part.model as EntityId)) return left('secret')
  const { lacks } = bodyOf(adding, part.row ?? {})
  return lacks.length > 0 ? { ...left('lacks'), lacks } : { kind: 'deleted', part, adding }
}

/** What undoing an entry would do to each of its rows, as they are now. Throws what reading them throws. */
export async function undoPlan(entry: AuditLog, access: Access): Promise<PartPlan[]> {
  const parts = partsOf(entry)
  const models = [...new Set(parts.map(({ model }) => model))]
  const known = new Map(
    await Promise.all(
      models.map(async (model) => {
        const resource = await listOf(model)
        const own = parts.filter((part) => part.model === model)
        return [model, { resource, rows: await rowsNow(resource, own) }] as const
      }),
    ),
  )
  const isBack = parts.some(({ model, recordId, row }) => row && known.get(model)?.rows.has(recordId))
  return Promise.all(
    parts.map((part) => {
      const { resource, rows } = known.get(part.model) ?? {}
      const row = rows?.get(part.recordId)
      // Rows without a list can't be looked for: they are there when what they belong to is.
      if (part.row) return deletedPlan(part, resource ? row !== undefined : isBack, access)
      return changedPlan(part, resource, row, access)
    }),
  )
}
