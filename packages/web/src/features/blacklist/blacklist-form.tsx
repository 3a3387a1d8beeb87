import type { components } from '@lineboard/contract'
import { phoneRule } from '@lineboard/contract/row-rules/phones'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { zBlacklistNumberInput } from '@lineboard/contract/zod'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { PhoneInput, toE164 } from '../../kit/form/phone-input.tsx'
import { t } from './blacklist.messages.ts'
import { ForWhom } from './for-whom.tsx'

type BlacklistNumber = components['schemas']['BlacklistNumber']

const toValues = (row?: BlacklistNumber) => ({ number: row?.number ?? '', description: row?.description ?? '' })

type Values = ReturnType<typeof toValues>

const { TextInput } = inputsFor<Values>()

// People type numbers as they read them; the wire takes digits.
const toBody = (values: Values, home?: string) => ({ ...values, number: toE164(values.number, home) })

function Fields() {
  return (
    <FieldGroup title={t('group')}>
      <PhoneInput name="number" label={t('number')} />
      <TextInput name="description" label={t('description')} />
      <ForWhom />
    </FieldGroup>
  )
}

export const form = defineForm({
  schema: ruled(zBlacklistNumberInput, phoneRule('BlacklistNumber')),
  toValues,
  toBody,
  Fields,
})
