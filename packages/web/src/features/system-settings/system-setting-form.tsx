import type { components } from '@lineboard/contract'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { systemSettingRule } from '@lineboard/contract/row-rules/system-settings'
import { zSystemSettingInput } from '@lineboard/contract/zod'
import type { ReactNode } from 'react'
import { get, useFormState, useWatch } from 'react-hook-form'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.ts'
import { LimitFields, RecordingFields } from './call-fields.tsx'
import { isKnownSetting, jsonProblem, type KnownSetting, toBody, toValues } from './setting-values.ts'
import { t } from './system-settings.messages.ts'
import { AgreementFields } from './terms-fields.tsx'

const { TextInput: JsonInput } = inputsFor<{ payload: string }>()

/** What is refused inside of the value has no field of its own: it is said of the whole. */
function messageInside(errors: unknown): string | undefined {
  const parts: { message?: unknown }[] = Object.values(Object(errors))
  return parts.map((part) => part?.message).find((message): message is string => typeof message === 'string')
}

/** The value of a setting that has no fields of its own, as JSON. What is wrong is said while it is typed, and nothing is thrown away. */
function JsonField() {
  const typed: unknown = useWatch({ name: 'payload' })
  const { errors } = useFormState({ name: 'payload' })
  const refused: unknown = get(errors, 'payload')
  const inside = Reflect.get(Object(refused), 'message') === undefined ? messageInside(refused) : undefined
  const problem = (typeof typed === 'string' ? jsonProblem(typed) : undefined) ?? inside
  return (
    <JsonInput
      name="payload"
      label={t('payload')}
      hint={t('payloadHint', { example: '{ "days": 30 }' })}
      lines={12}
      problem={problem}
    />
  )
}

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
