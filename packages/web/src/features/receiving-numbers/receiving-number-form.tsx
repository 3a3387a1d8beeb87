import type { components } from '@lineboard/contract'
import { phoneRule } from '@lineboard/contract/row-rules/phones'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { zReceivingNumberInput } from '@lineboard/contract/zod'
import { defineForm } from '../../kit/define-form.ts'
import { savedPlaceText } from '../../kit/entities/saved-routing.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { PhoneInput, toE164 } from '../../kit/form/phone-input.tsx'
import { t } from './receiving-numbers.messages.ts'

type ReceivingNumber = components['schemas']['ReceivingNumber']

const toValues = (row?: ReceivingNumber) => ({
  number: row?.number ?? '',
  description: row?.description ?? '',
  companyId: row?.companyId ?? '',
})

type Values = ReturnType<typeof toValues>

const { TextInput } = inputsFor<Values>()

// People type numbers as they read them; the wire takes E.164.
const toBody = (values: Values, home?: string) => ({ ...values, number: toE164(values.number, home) })

function Fields() {
  return (
    <FieldGroup title={t('group')}>
      <PhoneInput name="number" label={t('number')} />
      <TextInput name="description" label={t('description')} hint={t('descriptionHint')} />
      <TextInput name="companyId" label={t('companyId')} hint={t('companyIdHint')} span={1} />
    </FieldGroup>
  )
}

export const form = defineForm({
  schema: ruled(zReceivingNumberInput, phoneRule('ReceivingNumber')),
  toValues,
  toBody,
  bulk: ['description', 'companyId'],
  savedText: async (row: ReceivingNumber, before) => savedPlaceText('ReceivingNumber', ['number'])(row, before),
  Fields,
})
