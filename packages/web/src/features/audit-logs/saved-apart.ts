import { entities } from '@lineboard/contract/entities'
import { zCallLogInput, zDashRoleMappingInput, zGuiVisibilityInput, zTemplateInput } from '@lineboard/contract/zod'
import type { ZodMiniObject } from 'zod/mini'
import { defineForm, type Form } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { withEdits } from '../../kit/rows/field-conflicts.ts'
import { changeRow, untouched } from '../../kit/rows/save-row.ts'
import type { FieldUndo } from './undo-rule.ts'

/** How rows of a model are read and changed. */
export type Saving = Pick<Resource, 'model' | 'entity' | 'idField' | 'list' | 'include' | 'update'>

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
export const savedApart = (model: string): SavedApart | undefined =>
  Object.hasOwn(models, model) ? models[model] : undefined

const isEntity = (model: string): model is Resource['entity'] => Object.hasOwn(entities, model)

/** How rows of a model are read and saved that have no list of their own; undefined where it is no entity. */
export function readApart(model: string): Saving | undefined {
  if (!isEntity(model)) return undefined
  const update = savedApart(model)?.update
  return { model, entity: model, idField: 'id', list: `${model}.find`, include: [], ...(update && { update }) }
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
