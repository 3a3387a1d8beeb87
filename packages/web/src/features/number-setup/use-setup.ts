import type { components } from '@lineboard/contract'
import { zOpNumberInput } from '@lineboard/contract/zod'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useSearch } from 'wouter'
import { readStoredJson, writeStored } from '../../browser/storage.ts'
import { api } from '../../data/client.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { changedBody } from '../../kit/bulk/edit-rows.ts'
import { defineForm } from '../../kit/define-form.ts'
import { refusalOf, useRefusals } from '../../kit/form/server-errors.ts'
import { changeRow } from '../../kit/rows/save-row.ts'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { hrefOf } from '../../places/href.ts'
import { toast } from '../../state/toasts.ts'
import { t } from './number-setup.messages.ts'

export type OpNumber = components['schemas']['OpNumber']

/** The steps in their order. */
export const steps = ['source', 'number', 'rings', 'recording', 'test', 'summary'] as const

export type SetupStep = (typeof steps)[number]

/** What is set in the row of the number. */
export const routingFields = ['tracking_sourceId', 'receiving_numberId', 'sip_gatewayId', 'routing_actionId'] as const

type RoutingField = (typeof routingFields)[number]

/** What was chosen, by id; null where nothing is. */
export type SetupValues = Record<RoutingField, number | null> & {
  /** Whose the number is; null for the person's own customer. */
  customerId: number | null
  /** The tracking number. */
  numberId: number | null
}

export const blankValues: SetupValues = {
  customerId: null,
  numberId: null,
  tracking_sourceId: null,
  receiving_numberId: null,
  sip_gatewayId: null,
  routing_actionId: null,
}

/** The steps that lack what they are there for. A routing action says itself where calls ring, and is no need. */
export function lackingSteps(values: SetupValues): readonly ('source' | 'number' | 'rings')[] {
  return [
    ...(values.tracking_sourceId === null ? (['source'] as const) : []),
    ...(values.numberId === null ? (['number'] as const) : []),
    ...(values.receiving_numberId === null && values.routing_actionId === null ? (['rings'] as const) : []),
  ]
}

/** Whether the row of the number has all that was chosen. */
export const isSaved = (values: SetupValues, row: OpNumber | undefined): boolean =>
  row !== undefined &&
  row.id === values.numberId &&
  routingFields.every((field) => (row[field] ?? null) === values[field])

/** What a number that is set up already brings along where nothing was chosen, so that saving takes nothing off it. */
export const broughtBy = (values: SetupValues, row: OpNumber): Partial<SetupValues> =>
  Object.fromEntries(
    routingFields.flatMap((field) => (values[field] === null && row[field] != null ? [[field, row[field]]] : [])),
  )

/** The step that asks for a field. */
export function stepOfField(field: string): SetupStep {
  if (field === 'customerId' || field === 'tracking_sourceId') return 'source'
  if (field === 'receiving_numberId' || field === 'sip_gatewayId') return 'rings'
  return field === 'routing_actionId' ? 'recording' : 'number'
}

const key = 'numberSetupDraft'

/** A set-up that is under way: ids of what was chosen, added and bought so far, so that none of it is done again. */
export interface SetupDraft {
  /** Whose draft it is: the next person at this browser begins with a blank one. */
  userId: number
  step: SetupStep
  values: SetupValues
  /** The number whose own routing was brought along: what was taken off it since stays off. */
  broughtId: number | null
}

const isStep = (value: unknown): value is SetupStep => steps.some((step) => step === value)

/** A step that an address names; undefined for none of them. */
const stepNamed = (name: unknown): SetupStep | undefined => (isStep(name) ? name : undefined)

const idIn = (value: unknown): number | null =>
  typeof value === 'number' ? (positiveInteger(String(value)) ?? null) : null

/** The draft that was kept for a person; a blank one where there is none, or what is kept makes no sense. */
export function draftFrom(kept: unknown, userId: number): SetupDraft {
  const { userId: owner, step, values, broughtId }: Record<string, unknown> = Object(kept)
  if (owner !== userId) return { userId, step: 'source', values: blankValues, broughtId: null }
  const ids: Record<string, unknown> = Object(values)
  return {
    userId,
    step: stepNamed(step) ?? 'source',
    values: {
      customerId: idIn(ids.customerId),
      numberId: idIn(ids.numberId),
      tracking_sourceId: idIn(ids.tracking_sourceId),
      receiving_numberId: idIn(ids.receiving_numberId),
      sip_gatewayId: idIn(ids.sip_gatewayId),
      routing_actionId: idIn(ids.routing_actionId),
    },
    broughtId: idIn(broughtId),
  }
}

export const keptDraft = (userId: number): SetupDraft => draftFrom(readStoredJson(key), userId)

const keepDraft = (draft: SetupDraft): void => writeStored(key, JSON.stringify(draft))

const forgetDraft = (): void => writeStored(key, undefined)

const numbers = { model: 'OpNumber', update: 'OpNumber.upsert', include: [] } as const

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
        toast({ severity: 'success', text: t('stepSaved') })
        if (step !== 'summary') goTo('test')
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
