import type { components } from '@lineboard/contract'
import { phoneRule } from '@lineboard/contract/row-rules/phones'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { zDashUserPatch } from '@lineboard/contract/zod'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { PhoneInput, toE164 } from '../../kit/form/phone-input.tsx'
import { KeptKeys } from '../../shared/sessions/kept-keys.tsx'
import { t } from './settings.messages.ts'

/** What opens on the settings page. */

type DashUser = components['schemas']['DashUser']

const toValues = (row?: DashUser) => ({
  firstName: row?.firstName ?? '',
  lastName: row?.lastName ?? '',
  email: row?.email ?? '',
  phone: row?.phone ?? '',
  password: '',
  currentPassword: '',
})

type Values = ReturnType<typeof toValues>

const { TextInput, PasswordInput, CurrentPasswordInput } = inputsFor<Values>()

// People type numbers as they read them; the wire takes E.164.
const toBody = (values: Values, home?: string) => ({ ...values, phone: toE164(values.phone, home) })

function Fields({ row }: { row?: DashUser | undefined }) {
  return (
    <>
      <FieldGroup title={t('profile.group')}>
        <TextInput name="firstName" label={t('profile.firstName')} span={1} />
        <TextInput name="lastName" label={t('profile.lastName')} span={1} />
        <TextInput name="email" label={t('profile.email')} type="email" />
        <PhoneInput name="phone" label={t('profile.phone')} />
      </FieldGroup>
      <FieldGroup title={t('profile.access')}>
        <PasswordInput name="password" label={t('profile.newPassword')} hint={t('profile.newPasswordHint')} />
        <CurrentPasswordInput
          name="currentPassword"
          label={t('profile.currentPassword')}
          hint={t('profile.currentPasswordHint')}
        />
        {row && <KeptKeys userId={row.id} customerId={row.customerId} />}
      </FieldGroup>
    </>
  )
}

/** What everybody may change of the own user. */
export const form = defineForm({ schema: ruled(zDashUserPatch, phoneRule('DashUser')), toValues, toBody, Fields })
