import type { components } from '@lineboard/contract'
import { zSystemSettingInput } from '@lineboard/contract/zod'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { fromJsonText, toJsonText } from './json-text.ts'
import { t } from './system-settings.messages.ts'

type SystemSetting = components['schemas']['SystemSetting']

const toValues = (row?: SystemSetting) => ({ key: row?.key ?? '', payload: toJsonText(row?.payload ?? {}) })

type Values = ReturnType<typeof toValues>

const { TextInput } = inputsFor<Values>()

const toBody = (values: Values) => ({ ...values, payload: fromJsonText(values.payload) })

function Fields() {
  return (
    <FieldGroup title={t('group')}>
      <TextInput name="key" label={t('key')} hint={t('keyHint')} />
      <TextInput
        name="payload"
        label={t('payload')}
        hint={t('payloadHint', { example: '{ "days": 30 }' })}
        lines={12}
      />
    </FieldGroup>
  )
}

export const form = defineForm({ schema: zSystemSettingInput, whole: ['payload'], toValues, toBody, Fields })
