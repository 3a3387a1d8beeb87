import { zOpNumberInput } from '@lineboard/contract/zod'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useSearch } from 'wouter'
import { api } from '../../data/client.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { changedBody } from '../../kit/bulk/edit-rows.ts'
import { defineForm } from '../../kit/define-form.ts'
import { refusalOf, useRefusals } from '../../kit/form/server-errors.ts'
import { changeRow } from '../../kit/rows/save-row.ts'
import { hrefOf } from '../../places/href.ts'
import { t } from './number-setup.messages.ts'
import { forgetDraft, keepDraft, type SetupDraft, stepNamed } from './setup-draft.ts'
import {
  broughtBy,
  isSaved,
  type OpNumber,
  routingFields,
  type SetupStep,
  type SetupValues,
  stepOfField,
} from './setup-values.ts'

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
async function saveSetup(values: SetupValues): Promise<boolean> {
  if (values.numberId === null) return false
  const [row] = await api().OpNumber.find({ filter: { where: { id: values.numberId }, limit: 1 } })
  if (!row) return false
  if (isSaved(values, row)) return true
  const chosen = Object.fromEntries(routingFields.map((field) => [field, values[field]]))
  await changeRow(numbers, form, row, changedBody(form, row, chosen))
  return true
}

const related = ['TrackingSource', 'ReceivingNumber', 'SipGateway', 'RoutingAction', 'Customer'] as const

/** What the wizard knows and does: the step is in the address, what was chosen in the draft, and the rest on the server. */
export function useSetup(draft: SetupDraft) {
  const methods = useForm<SetupValues>({ defaultValues: draft.values })
  const { control, watch, setValue, setError, clearErrors, getValues } = methods
  const [broughtId, setBroughtId] = useState(draft.broughtId)
  const [isSaving, setSaving] = useState(false)
  const refusals = useRefusals<SetupValues, HTMLDivElement>(setError)
  const [, navigate] = useLocation()
  const step = stepNamed(new URLSearchParams(useSearch()).get('step')) ?? draft.step
  const values = { ...draft.values, ...useWatch({ control }) }
  const { numberId } = values

  const asked = numberId === null ? null : { filter: { where: { id: numberId }, limit: 1, include: [...related] } }
  const { data } = useCall('OpNumber.find', asked)
  const row = data?.find(({ id }) => id === numberId)

  // A number that rings already keeps what it has, unless something else was chosen for it.
  useEffect(() => {
    if (!row || row.id === broughtId) return
    setBroughtId(row.id)
    setValue('customerId', row.customerId)
    const brought = broughtBy(getValues(), row)
    for (const field of routingFields) setValue(field, brought[field] ?? getValues(field))
  }, [row, broughtId, setValue, getValues])

  const kept = JSON.stringify(values)
  useEffect(() => {
    keepDraft({ userId: draft.userId, step, values: JSON.parse(kept), broughtId })
  }, [draft.userId, step, kept, broughtId])

  // What was refused has been looked at once something else is chosen.
  useEffect(() => {
    const { unsubscribe } = watch(() => clearErrors())
    return unsubscribe
  }, [watch, clearErrors])

  const goTo = (next: SetupStep) => navigate(hrefOf('trackingNumberSetup', {}, { step: next }))

  /** Saves what was chosen, and goes on; or to the step with what is in the way. */
  async function save() {
    setSaving(true)
    refusals.setGeneral(undefined)
    try {
      if (await saveSetup(getValues())) {
        await refresh('OpNumber')
        goTo('test')
      } else refuseNumber()
    } catch (error) {
      refusals.refuse(error)
      const [field] = Object.keys(refusalOf(error, refusals.fields.keys()).fields)
      if (field) goTo(stepOfField(field))
    } finally {
      setSaving(false)
    }
  }
  function refuseNumber() {
    goTo('number')
    setError('numberId', {
      type: 'server',
      message: t(getValues().numberId === null ? 'missing.number' : 'numberGone'),
    })
  }

  return { methods, refusals, schema: zOpNumberInput, step, values, row, isSaving, goTo, save, forget: forgetDraft }
}
