import { targetsRule } from '@lineboard/contract/row-rules/phones'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { zRoutingActionInput } from '@lineboard/contract/zod'
import { routingActionTypeLabels } from '../../parts/number-routing/routing-action-types.ts'
import { choicesOf } from '../../resource/form/choices-of.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { toBody, toValues, type Values } from './routing-action-values.ts'
import { t } from './routing-actions.messages.ts'
import { TargetFields } from './target-fields.tsx'

const { TextInput, SelectInput } = inputsFor<Values>()

function Fields() {
  return (
    <>
      <FieldGroup title={t('group')}>
        <TextInput name="name" label={t('name')} />
        <SelectInput name="type" label={t('type')} choices={choicesOf(routingActionTypeLabels)} span={1} />
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
