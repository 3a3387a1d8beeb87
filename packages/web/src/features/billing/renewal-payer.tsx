import type { components } from '@lineboard/contract'
import { formatDate } from '../../state/dates.ts'
import styles from './account.module.css'
import { t } from './consent.messages.ts'

interface RenewalPayerProps {
  /** What was said last; undefined where nobody has said anything. */
  consent: components['schemas']['PaymentConsent'] | undefined
  hasPrimaryCard: boolean
}

/** What pays for renewals, as it is agreed. */
export function RenewalPayer({ consent, hasPrimaryCard }: RenewalPayerProps) {
  if (!consent?.accepted) return <p className={styles.quiet}>{t('wallet')}</p>
  return <p className={styles.quiet}>{t(hasPrimaryCard ? 'both' : 'noCard', { date: formatDate(consent.savedAt) })}</p>
}
