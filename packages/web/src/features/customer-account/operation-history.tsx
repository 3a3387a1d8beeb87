import type { components } from '@lineboard/contract'
import { personName } from '../../lib/names.ts'
import { movementsInBoth } from '../../shared/payment/movement-text.ts'
import { actingName } from '../../shared/people/acting-name.ts'
import { formatDateTime } from '../../state/dates.ts'
import { t } from './customer-account.messages.ts'
import styles from './customer-account.module.css'

type Entry = components['schemas']['AuditLog']

const operations: Readonly<Record<string, string>> = {
  '/PaymentMethods/charge_customer': t('history.charge'),
  '/PaymentMethods/refund': t('history.refund'),
  '/PaymentTransactions': t('history.adjust'),
  '/PaymentMethods/pause_tracking_code': t('history.pause'),
  '/PaymentMethods/stop_incoming_calls': t('history.stop'),
  '/PaymentMethods/reactive_account': t('history.reactivate'),
  '/Products/subscribe_product': t('history.subscribe'),
  '/Products/unsubscribe_product': t('history.unsubscribe'),
}

function wordsOf({ endpoint, statusCode, movements, DashUser, actedBy }: Entry): string {
  const operation = operations[endpoint] ?? t('history.other')
  const words = {
    operation: movements ? t('history.moved', { operation, money: movementsInBoth(movements) }) : operation,
    who: actingName(DashUser ? personName(DashUser) : t('history.nobody'), actedBy),
  }
  return t(statusCode < 400 ? 'history.entry' : 'history.refused', words)
}

/** What was done for a customer by name, and why, as the audit log keeps it. */
export function OperationHistory({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <p className={styles.quiet}>{t('history.none')}</p>
  return (
    <ul className={styles.rows}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span>
            {wordsOf(entry)}
            <span className={styles.quiet}>{entry.reason ?? t('history.noReason')}</span>
          </span>
          <span className={styles.quiet}>{formatDateTime(entry.createdAt)}</span>
        </li>
      ))}
    </ul>
  )
}
