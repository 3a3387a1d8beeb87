import type { components } from '@lineboard/contract'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { systemSettingRule } from '@lineboard/contract/row-rules/system-settings'
import { zSystemSettingInput } from '@lineboard/contract/zod'
import type { ReactNode } from 'react'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { AgreementFields } from './editors/agreement-fields.tsx'
import { JsonField } from './editors/json-field.tsx'
import { LimitFields } from './editors/limit-fields.tsx'
import { RecordingFields } from './editors/recording-fields.tsx'
import { isKnownSetting, type KnownSetting, toBody, toValues } from './setting-values.ts'
import { t } from './system-settings.messages.ts'

type SystemSetting = components['schemas']['SystemSetting']

const { TextInput } = inputsFor<ReturnType<typeof toValues>>()

const fieldsOf: Readonly<Record<KnownSetting, (props: { row: SystemSetting }) => ReactNode>> = {
  agreement: AgreementFields,
  low_balance: LimitFields,
  recording: RecordingFields,
}

function Fields({ row }: { row: SystemSetting | undefined }) {
  const isKnown = isKnownSetting(row?.key)
  const Own = isKnownSetting(row?.key) ? fieldsOf[row.key] : undefined
  return (
    <>
      {row && Own && <Own row={row} />}
      <FieldGroup title={t('group')}>
        <TextInput name="key" label={t('key')} hint={t('keyHint')} {...(isKnown && { locked: t('keyLocked') })} />
        {!Own && <JsonField />}
      </FieldGroup>
    </>
  )
}

export const form = defineForm({
  schema: ruled(zSystemSettingInput, systemSettingRule),
  whole: ['payload'],
  toValues,
  toBody,
  Fields,
})
