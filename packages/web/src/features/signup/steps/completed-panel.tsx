import { StatusIcon } from '../../../ui/status-icon.tsx'
import { t } from '../signup.messages.ts'
import styles from './step.module.css'

/** The end of the sign-up; the login opens by itself. */
export function CompletedPanel() {
  return (
    <div className={styles.completed}>
      <StatusIcon severity="success" />
      <h1 className={styles.heading} tabIndex={-1}>
        {t('completed.title')}
      </h1>
      <p>{t('completed.text')}</p>
    </div>
  )
}
