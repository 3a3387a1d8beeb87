import { zOpNumberInput } from '@lineboard/contract/zod'
import { api } from '../../data/client.ts'
import { defineForm } from '../../resource/form/form.ts'
import { changeRow } from '../../resource/rows/save-row.ts'
import { changedBody } from '../../resource/runs/edit-rows.ts'
import { isSaved, type OpNumber, routingFields, type SetupValues } from './setup-values.ts'

const numbers = { model: 'OpNumber', idField: 'id', update: 'OpNumber.upsert', include: [] } as const

const form = defineForm({
  schema: zOpNumberInput,
  toValues: (row: OpNumber | undefined) => ({
    tracking_number: row?.tracking_number ?? '',
    ...Object.fromEntries(routingFields.map((field) => [field, row?.[field] ?? null])),
  }),
  Fields: () => null,
})

/**
 * Gives the number all that was chosen, in one call; none where it has it already. The row is read anew, as what else was changed in it
 * must stay. Answers whether the number is still there, and throws what the server refuses.
 */
export async function saveSetup(values: SetupValues): Promise<boolean> {
  if (values.numberId === null) return false
  const [row] = await api().OpNumber.find({ filter: { where: { id: values.numberId }, limit: 1 } })
  if (!row) return false
  if (isSaved(values, row)) return true
  const chosen = Object.fromEntries(routingFields.map((field) => [field, values[field]]))
  await changeRow(numbers, form, row, changedBody(form, row, chosen))
  return true
}
