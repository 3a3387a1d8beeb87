import type { components } from '@lineboard/contract'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { systemSettingRule } from '@lineboard/contract/row-rules/system-settings'
import { zSystemSettingInput } from '@lineboard/contract/zod'
import { type ReactNode, useRef } from 'react'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/field-group.tsx'
import { useFormFacts } from '../../kit/form/form-context.ts'
import { inputsFor } from '../../kit/form/inputs.ts'
import { Button } from '../../ui/button.tsx'
import { AcceptedVersions } from './accepted-versions.tsx'
import styles from './editors.module.css'
import { jsonProblem } from './json-problem.ts'
import { LimitFields } from './limit-fields.tsx'
import { RecordingFields } from './recording-fields.tsx'
import { isKnownSetting, type KnownSetting, toBody, toValues, versionOf, versionToBe } from './setting-values.ts'
import { t } from './system-settings.messages.ts'

/** What stands around the selected text: before and after it. */
const formats = [
  { label: t('terms.heading'), around: ['<h3>', '</h3>'] },
  { label: t('terms.paragraph'), around: ['<p>', '</p>'] },
  { label: t('terms.strong'), around: ['<strong>', '</strong>'] },
  { label: t('terms.list'), around: ['<ul>\n  <li>', '</li>\n</ul>'] },
  { label: t('terms.link'), around: ['<a href="https://">', '</a>'] },
] as const

/** Formats the selected part of the text area of a field, which stands beside it. */
function FormatButtons({ name }: { name: string }) {
  const { setValue } = useFormContext()
  const buttons = useRef<HTMLFieldSetElement>(null)

  const put = ([before, after]: readonly [string, string]) => {
    const area = buttons.current?.parentElement?.querySelector('textarea')
    if (!area) return
    const { selectionStart: start, selectionEnd: end, value } = area
    const text = `${value.slice(0, start)}${before}${value.slice(start, end)}${after}${value.slice(end)}`
    setValue(name, text, { shouldDirty: true, shouldTouch: true })
    area.focus()
    area.setSelectionRange(start + before.length, end + before.length)
  }

  return (
    <fieldset ref={buttons} className={styles.buttons} aria-label={t('terms.format')}>
      {formats.map(({ label, around }) => (
        <Button key={label} size="small" onClick={() => put(around)}>
          {label}
        </Button>
      ))}
    </fieldset>
  )
}

// What makes HTML of others harmless comes with the first text that is shown.
const preview = loadOnce(() => import('./terms-preview.tsx'))

const { TextInput: AgreementInput } = inputsFor<{ payload: { agreement: string; note: string } }>()

/** The terms of service: their text with what people see of it, what is new, and who accepted which version. */
function AgreementFields({ row }: { row: components['schemas']['SystemSetting'] }) {
  const { readOnly } = useFormFacts()
  const typed: unknown = useWatch({ name: 'payload.agreement' })
  const text = typeof typed === 'string' ? typed : ''
  const version = versionToBe(text, row.payload)
  const { value: shown, failed } = useLoaded(preview)
  const inForce = versionOf(row.payload)
  return (
    <>
      <FieldGroup title={t('terms.group')}>
        <p className={styles.note}>{t('terms.about')}</p>
        {!readOnly && <FormatButtons name="payload.agreement" />}
        <AgreementInput name="payload.agreement" label={t('terms.text')} hint={t('terms.textHint')} lines={10} />
        <AgreementInput name="payload.note" label={t('terms.note')} hint={t('terms.noteHint')} />
        <p className={styles.note} role="status">
          {version > inForce ? t('terms.becomes', { version }) : t('terms.version', { version: inForce })}
        </p>
      </FieldGroup>
      {shown && <shown.TermsPreview text={text} />}
      {failed && <p className={styles.note}>{t('terms.failed')}</p>}
      <AcceptedVersions inForce={inForce} />
    </>
  )
}

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
