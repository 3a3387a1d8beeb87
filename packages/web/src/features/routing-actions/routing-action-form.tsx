import { targetsRule } from '@lineboard/contract/row-rules/phones'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { zRoutingActionInput } from '@lineboard/contract/zod'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { routingActionTypeLabels } from '../../parts/number-routing/routing-action-types.ts'
import { choicesOf } from '../../resource/form/choices-of.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { LostByChange } from './lost-by-change.tsx'
import {
  fittingTargets,
  isAnyChosen,
  type RoutingAction,
  toBody,
  toValues,
  type Values,
} from './routing-action-values.ts'
import { t } from './routing-actions.messages.ts'
import { TargetFields } from './target-fields.tsx'

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
