import type { components } from '@lineboard/contract'
import { zPhoneBookInput } from '@lineboard/contract/zod'
import { defineForm } from '../../src/kit/define-form.ts'
import { FieldGroup } from '../../src/kit/form/form-frame.tsx'
import { inputsFor } from '../../src/kit/form/inputs.tsx'
import { toE164 } from '../../src/kit/form/phone-input.tsx'
import { t } from './contacts.messages.ts'

type Contact = components['schemas']['PhoneBook']

const toValues = (row?: Contact) => ({
  name: row?.name ?? '',
  number: row?.number ?? '',
  company: row?.company ?? '',
  country: row?.country ?? '',
})

type Values = ReturnType<typeof toValues>

const { TextInput } = inputsFor<Values>()

function Fields() {
  return (
    <FieldGroup title={t('group')}>
      <TextInput name="name" label={t('name')} />
      <TextInput name="number" label={t('number')} hint={t('numberHint')} type="tel" />
      <TextInput name="company" label={t('company')} span={1} />
      <TextInput name="country" label={t('country')} span={1} />
    </FieldGroup>
  )
}

export const form = defineForm({
  schema: zPhoneBookInput,
  toValues,
  // People type numbers as they read them; the wire takes E.164.
  toBody: (values: Values) => ({ ...values, number: toE164(values.number) }),
  bulk: ['company', 'country'],
  Fields,
})
