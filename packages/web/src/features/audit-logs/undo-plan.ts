import { entities } from '@lineboard/contract/entities'
import { zCallLogInput, zDashRoleMappingInput, zGuiVisibilityInput, zTemplateInput } from '@lineboard/contract/zod'
import type { Access } from '@lineboard/sdk'
import type { ZodMiniObject } from 'zod/mini'
import { declarationOf } from '../../kit/declarations.ts'
import { defineForm, type Form, schemaOf } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { mayChangeIn, permissionsOf } from '../../kit/resource-permissions.ts'
import { withEdits } from '../../kit/rows/field-conflicts.ts'
import { readOneRow, readToEdit } from '../../kit/rows/read-row.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import { changeRow, untouched } from '../../kit/rows/save-row.ts'
import { placeOfEntity } from '../../places/place.ts'
import { mayAs, mayChangeAs } from '../../state/may.ts'
import { type Adding, addingOf, bodyOf, hasSecret } from './restore-row.ts'
import { type Setter, setterOf } from './setters.ts'
import { type AuditLog, type AuditRow, type FieldUndo, fieldsOf, partsOf } from './undo-rule.ts'

/** How rows of a model are read and changed. */
type Saving = Pick<Resource, 'model' | 'entity' | 'list' | 'include' | 'update'>

/** How rows are saved that no form of a list edits, and the fields that may go back. */
export interface SavedApart {
  update: string
  form: Form
}

// Nobody types into them.
const NoFields = () => null

const savedBy = (update: string, schema: ZodMiniObject, fields: readonly string[]): SavedApart => ({
  update,
  form: defineForm({
    schema,
    toValues: (row?: object) =>
      Object.fromEntries(fields.map((field) => [field, Reflect.get(Object(row), field) ?? null])),
    Fields: NoFields,
  }),
})

const models: Readonly<Record<string, SavedApart>> = {
  CallLog: savedBy('CallLog.upsert', zCallLogInput, ['handling', 'trackingSourceId']),
  DashRoleMapping: savedBy('DashRoleMapping.patchById', zDashRoleMappingInput, ['principalType', 'roleId']),
  GuiVisibility: savedBy('GuiVisibility.upsert', zGuiVisibilityInput, ['guiPermissionId']),
  Template: savedBy('Template.replaceById', zTemplateInput, ['name', 'sharedWith', 'definition']),
}

/** How rows of a model are saved whose list has no form; undefined for others. */
const savedApart = (model: string): SavedApart | undefined => (Object.hasOwn(models, model) ? models[model] : undefined)

const isEntity = (model: string): model is Resource['entity'] => Object.hasOwn(entities, model)

/** How rows of a model are read and saved that have no list of their own; undefined where it is no entity. */
function readApart(model: string): Saving | undefined {
  if (!isEntity(model)) return undefined
  const update = savedApart(model)?.update
  return { model, entity: model, list: `${model}.find`, include: [], ...(update && { update }) }
}

/**
 * Puts fields of a row back to what they were, as its form would save it: nothing else of it changes. Answers the row as it is stored.
 * Throws what the call throws.
 */
export function putBack(resource: Saving, form: Form, row: object, fields: readonly FieldUndo[]): Promise<object> {
  const body = withEdits(
    untouched(form, row),
    fields.map(({ field, before }) => [field, before === null ? undefined : before]),
  )
  return changeRow(resource, form, row, body)
}

/** Why nothing can be done for a row: it is gone or there again, nobody or not this person can change it, or something of it is lost. */
export type RowWhyNot = 'account' | 'gone' | 'isThere' | 'unchangeable' | 'forbidden' | 'secret' | 'lacks'

/** A row that was changed, as it is now, and what would go back. */
export interface ChangedPart {
  kind: 'changed'
  part: AuditRow
  resource: Saving
  /** What saves fields that nothing else sets; undefined where there is none, or this person may not use it. */
  form: Form | undefined
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

/** How rows of a model are read and saved: as their list says, or as is told apart of one without a form. */
function savingOf(list: Resource | undefined, model: string): Saving | undefined {
  if (!list) return readApart(model)
  const apart = savedApart(model)
  return apart ? { ...list, update: apart.update } : list
}

/** Rows of a model as they are now, by id; a server that lists none of them has none to offer. */
async function rowsNow(resource: Saving | undefined, parts: readonly AuditRow[]): Promise<Map<number, object>> {
  if (!resource) return new Map()
  const { include } = resource
  const ids = parts.map(({ recordId }) => recordId)
  const where = { id: { inq: ids } }
  const rows = await readToEdit(resource, { where, limit: ids.length, ...(include.length > 0 && { include }) })
  return new Map(rows.map((row) => [rowId(row), row]))
}

/** A row of a changed part as it is now. */
export const rowNow = ({ part, resource }: ChangedPart): Promise<object | undefined> =>
  readOneRow(resource, part.recordId)

/** Which fields a form may set: its own, but to and from no value that an action with a question of its own sets. */
const takenBy =
  (form: Form, row: object) =>
  (field: string, ...values: readonly unknown[]): boolean => {
    const byAction: Form['byAction'] = form.byAction
    return (
      Object.hasOwn(schemaOf(form, row).shape, field) &&
      !values.some((value) => Object.hasOwn(byAction?.[field] ?? {}, String(value)))
    )
  }

/** The form that saves rows of a model, where this person may save this one. */
async function formFor(list: Resource | undefined, model: string, row: object, access: Access) {
  if (list?.update && list.form) {
    const may = permissionsOf(list, access).edit && mayChangeIn(list, row, access)
    return may ? (await list.form.load()).form : undefined
  }
  const apart = savedApart(model)
  if (!apart || !mayAs(access, apart.update)) return undefined
  return (list ? mayChangeIn(list, row, access) : mayChangeAs(access, model, row)) ? apart.form : undefined
}

async function changedPlan(
  part: AuditRow,
  list: Resource | undefined,
  row: object | undefined,
  access: Access,
): Promise<PartPlan> {
  const { model, changes = [] } = part
  const left = (why: RowWhyNot): LeftPart => ({ kind: 'left', part, why })
  const resource = savingOf(list, model)
  const setters = changes.flatMap(({ field }) => setterOf(model, field) ?? [])
  if (!resource?.update && setters.length === 0) return left('unchangeable')
  if (!resource || !row) return left('gone')
  const maySet = ({ calls }: Setter) => calls.every((call) => mayAs(access, call))
  const form = await formFor(list, model, row, access)
  if (!form && !setters.some(maySet)) return left('forbidden')
  const byForm = form ? takenBy(form, row) : () => false
  const takes = (field: string, now: unknown, before: unknown) => {
    const setter = setterOf(model, field)
    return setter && maySet(setter) && setter.sets(before) ? setter : byForm(field, now, before)
  }
  return { kind: 'changed', part, resource, form, fields: fieldsOf(part, row, takes) }
}

async function deletedPlan(part: AuditRow, isThere: boolean, access: Access): Promise<PartPlan> {
  const left = (why: RowWhyNot): LeftPart => ({ kind: 'left', part, why })
  if (isThere) return left('isThere')
  // With an account go its money, cards and sign-ins: a row of its name would be another one.
  if (part.model === 'Customer') return left('account')
  const adding = await addingOf(part.model)
  if (!adding) return left('unchangeable')
  if (!mayAs(access, adding.call)) return left('forbidden')
  // What a call adds rows of is an entity.
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
        const list = await listOf(model)
        const own = parts.filter((part) => part.model === model)
        // Of rows without a list only changed ones are looked for.
        const isRead = list !== undefined || own.some(({ row }) => !row)
        return [model, { list, rows: await rowsNow(isRead ? savingOf(list, model) : undefined, own) }] as const
      }),
    ),
  )
  const isBack = parts.some(({ model, recordId, row }) => row && known.get(model)?.rows.has(recordId))
  return Promise.all(
    parts.map((part) => {
      const { list, rows } = known.get(part.model) ?? {}
      const row = rows?.get(part.recordId)
      // Rows without a list can't be looked for: they are there when what they belong to is.
      if (part.row) return deletedPlan(part, list ? row !== undefined : isBack, access)
      return changedPlan(part, list, row, access)
    }),
  )
}
