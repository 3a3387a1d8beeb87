import { zOpNumberInput } from '@lineboard/contract/zod'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useSearch } from 'wouter'
import { refresh, useCall } from '../../data/use-call.ts'
import { hrefOf } from '../../places/href.ts'
import { refusalOf } from '../../resource/form/server-errors.ts'
import { useRefusals } from '../../resource/form/use-refusals.ts'
import { t } from './number-setup.messages.ts'
import { saveSetup } from './save-setup.ts'
import { forgetDraft, keepDraft, type SetupDraft, stepNamed } from './setup-draft.ts'
import { broughtBy, routingFields, type SetupStep, type SetupValues, stepOfField } from './setup-values.ts'

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
