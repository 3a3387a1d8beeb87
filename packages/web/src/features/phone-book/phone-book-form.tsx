import type { components } from '@lineboard/contract'
import { phoneRule } from '@lineboard/contract/row-rules/phones'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { zPhoneBookInput } from '@lineboard/contract/zod'
import { defineForm } from '../../kit/define-form.ts'
import { linkCallsOf } from '../../kit/entities/link-calls-of.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { PhoneInput, toE164 } from '../../kit/form/phone-input.tsx'
import { t } from './phone-book.messages.ts'

type PhoneBook = components['schemas']['PhoneBook']

const toValues = (row?: PhoneBook) => ({
  number: row?.number ?? '',
  name: row?.name ?? '',
  company: row?.company ?? '',
  email: row?.email ?? '',
  street: row?.street ?? '',
  city: row?.city ?? '',
  state: row?.state ?? '',
  country: row?.country ?? '',
  notes: row?.notes ?? '',
})

type Values = ReturnType<typeof toValues>

const { TextInput } = inputsFor<Values>()

// People type numbers as they read them; the wire takes E.164.
const toBody = (values: Values, home?: string) => ({ ...values, number: toE164(values.number, home) })

function Fields() {
  return (
    <>
      <FieldGroup title={t('groupContact')}>
        <PhoneInput name="number" label={t('number')} />
        <TextInput name="name" label={t('name')} span={1} />
        <TextInput name="company" label={t('company')} span={1} />
        <TextInput name="email" label={t('email')} type="email" />
        <TextInput name="notes" label={t('notes')} lines={3} />
      </FieldGroup>
      <FieldGroup title={t('groupAddress')}>
        <TextInput name="street" label={t('street')} />
        <TextInput name="city" label={t('city')} span={1} />
        <TextInput name="state" label={t('state')} span={1} />
        <TextInput name="country" label={t('country')} span={1} />
      </FieldGroup>
    </>
  )
}

export const form = defineForm({
  schema: ruled(zPhoneBookInput, phoneRule('PhoneBook')),
  toValues,
  toBody,
  // A number has one contact: all its calls are of it, those of before as well.
  afterSave: {
    what: t('itsCalls'),
    call: 'CallLog.updatePhonebook',
    needs: ['id', 'number', 'customerId'],
    run: (row: PhoneBook) => linkCallsOf(row),
  },
  bulk: ['company', 'city', 'state', 'country'],
  Fields,
})
