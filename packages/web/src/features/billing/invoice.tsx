import type { Period } from '@lineboard/sdk'
import { billingDays } from '../../parts/invoice/billing-days.ts'
import { statementOrder } from '../../parts/invoice/invoice-order.ts'
import { SaveInvoice } from '../../parts/invoice/save-invoice.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'

interface InvoiceProps {
  /** What the customer is called on invoices. */
  account: string
  period: Period
}

/** An invoice over the days of a period, as a file. */
export function Invoice({ account, period }: InvoiceProps) {
  const { first, last } = billingDays(period)
  return (
    <div className={styles.form} data-paper="none">
      <p className={styles.quiet}>{t('invoice.text')}</p>
      <SaveInvoice name={`invoice-${account}-${first}-${last}`} order={statementOrder(period)} />
    </div>
  )
}
