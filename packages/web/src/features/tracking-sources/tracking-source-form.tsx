import { zTrackingSourceInput } from '@lineboard/contract/zod'
import { choicesOf } from '../../resource/form/choices-of.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { kindLabels } from './kinds.ts'
import { type TrackingSource, toBody, toValues, type Values } from './source-values.ts'
import { Templates } from './templates.tsx'
import { t } from './tracking-sources.messages.ts'

const { TextInput, SelectInput, MoneyInput } = inputsFor<Values>()

function Fields({ row }: { row?: TrackingSource | undefined }) {
  return (
    <FieldGroup title={t('group')}>
      {!row && <Templates />}
      <TextInput name="name" label={t('name')} hint={t('nameHint')} />
      <SelectInput name="type" label={t('type')} choices={choicesOf(kindLabels)} span={1} />
      <MoneyInput name="monthlyCost" label={t('monthlyCost')} hint={t('monthlyCostHint')} span={1} />
      <MoneyInput name="callValue" label={t('callValue')} hint={t('callValueHint')} span={1} />
      <TextInput name="description" label={t('description')} />
      <TextInput name="companyId" label={t('companyId')} hint={t('companyIdHint')} span={1} />
    </FieldGroup>
  )
}

export const form = defineForm({
  schema: zTrackingSourceInput,
  toValues,
  toBody,
  bulk: ['type', 'description', 'companyId', 'monthlyCost', 'callValue'],
  Fields,
})
