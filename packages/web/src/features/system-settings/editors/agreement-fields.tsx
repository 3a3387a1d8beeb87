import type { components } from '@lineboard/contract'
import { useWatch } from 'react-hook-form'
import { loadOnce, useLoaded } from '../../../browser/load-once.ts'
import { FieldGroup } from '../../../resource/form/field-group.tsx'
import { useFormFacts } from '../../../resource/form/form-context.ts'
import { inputsFor } from '../../../resource/form/inputs.ts'
import { versionOf, versionToBe } from '../setting-values.ts'
import { t } from '../system-settings.messages.ts'
import { AcceptedVersions } from './accepted-versions.tsx'
import styles from './editors.module.css'
import { FormatButtons } from './format-buttons.tsx'

// What makes HTML of others harmless comes with the first text that is shown.
const preview = loadOnce(() => import('./terms-preview.tsx'))

const { TextInput } = inputsFor<{ payload: { agreement: string; note: string } }>()

/** The terms of service: their text with what people see of it, what is new, and who accepted which version. */
export function AgreementFields({ row }: { row: components['schemas']['SystemSetting'] }) {
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
        <TextInput name="payload.agreement" label={t('terms.text')} hint={t('terms.textHint')} lines={10} />
        <TextInput name="payload.note" label={t('terms.note')} hint={t('terms.noteHint')} />
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
