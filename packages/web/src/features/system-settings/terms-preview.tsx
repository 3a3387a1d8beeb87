import Alert from '@mui/material/Alert'
import { useDeferredValue } from 'react'
import { FieldGroup } from '../../kit/form/field-group.tsx'
import { comma } from '../../lib/messages.ts'
import { sanitized } from '../../shared/terms/sanitize.ts'
import { TermsText } from '../../shared/terms/terms-text.tsx'
import styles from './editors.module.css'
import { t } from './system-settings.messages.ts'

/** The terms as whoever signs up sees them, and what of the text nobody sees. */
export function TermsPreview({ text }: { text: string }) {
  const { html, removed } = sanitized(useDeferredValue(text))
  return (
    <FieldGroup title={t('terms.preview')}>
      {removed.length > 0 && (
        <Alert severity="warning" role="status" className={styles.note ?? ''}>
          {t('terms.removed', { names: removed.join(comma) })}
        </Alert>
      )}
      <section aria-label={t('terms.preview')} className={styles.preview}>
        {html.trim() ? <TermsText html={html} /> : <p>{t('terms.empty')}</p>}
      </section>
    </FieldGroup>
  )
}
