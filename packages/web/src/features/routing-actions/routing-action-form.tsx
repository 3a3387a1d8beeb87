import { targetsRule } from '@lineboard/contract/row-rules/phones'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { zRoutingActionInput } from '@lineboard/contract/zod'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCall } from '../../data/use-call.ts'
import { defineForm } from '../../kit/define-form.ts'
import { routingActionTypeLabels } from '../../kit/entities/routing-action-types.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.ts'
import { choicesOf } from '../../kit/form/relation-option.ts'
import { LostThen } from '../../shared/call-path/lost-then.tsx'
import { lostWith } from '../../shared/call-path/lost-without.ts'
import {
  fittingTargets,
  isAnyChosen,
  isWholeTarget,
  type RoutingAction,
  toBody,
  toValues,
  type Values,
} from './routing-action-values.ts'
import { t } from './routing-actions.messages.ts'
import { TargetFields } from './target-fields.tsx'

/** Says whose calls go nowhere once a routing action does what is typed; nothing while a target is still to be chosen. */
function LostByChange({ row }: { row: RoutingAction }) {
  const [type, chosen] = useWatch<Values, ['type', 'targets']>({ name: ['type', 'targets'] })
  const { targets } = toBody({ ...toValues(row), type, targets: chosen })
  const inq = chosen.flatMap(({ kind, recordId }) => (kind === 'receiving_number' ? (recordId ?? []) : []))
  const phones = useCall('ReceivingNumber.find', inq.length > 0 ? { filter: { where: { id: { inq } } } } : null).data
  if (!chosen.every(isWholeTarget) || (inq.length > 0 && !phones)) return null
  return <LostThen of={(loaded) => lostWith(loaded, { ...row, type, targets }, phones ?? [], new Date())} />
}

const { TextInput, SelectInput } = inputsFor<Values>()

/** Has the targets follow what the action takes. What was chosen last comes back when a type takes it, as keys pass through others on the way. */
function useFittingTargets() {
  const { getValues, setValue } = useFormContext<Values>()
  const chosen = useRef<Values['targets']>([])
  return () => {
    const { type, targets } = getValues()
    if (isAnyChosen(targets)) chosen.current = targets
    setValue('targets', fittingTargets(type, chosen.current), { shouldDirty: true })
  }
}

function Fields({ row }: { row?: RoutingAction | undefined }) {
  const fitTargets = useFittingTargets()
  return (
    <>
      <FieldGroup title={t('group')}>
        <TextInput name="name" label={t('name')} />
        <SelectInput
          name="type"
          label={t('type')}
          choices={choicesOf(routingActionTypeLabels)}
          onChosen={fitTargets}
          span={1}
        />
        <TextInput
          name="ringSeconds"
          label={t('ringSeconds')}
          hint={t('ringSecondsHint')}
          inputMode="numeric"
          span={1}
        />
        <SelectInput
          name="recordCalls"
          label={t('recordCalls')}
          choices={choicesOf({ yes: t('yes'), no: t('no') })}
          span={1}
        />
        <TextInput name="whisper" label={t('whisper')} hint={t('whisperHint')} />
      </FieldGroup>
      <TargetFields />
      {row && <LostByChange row={row} />}
    </>
  )
}

export const form = defineForm({
  schema: ruled(zRoutingActionInput, targetsRule),
  toValues,
  toBody,
  bulk: ['ringSeconds', 'recordCalls', 'whisper'],
  Fields,
})
