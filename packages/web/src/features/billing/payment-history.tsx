import type { components } from '@lineboard/contract'
import { amountOfRow } from '../../data/own-money.ts'
import { useMoneyIn, useStepIn } from '../../data/rates.ts'
import { labelOf } from '../../lib/labels.ts'
import { comma } from '../../lib/messages.ts'
import { ReceiptButton } from '../../shared/invoice/receipt-button.tsx'
import { movementWords } from '../../shared/wallet/movement-words.ts'
import { formatDateTime } from '../../state/dates.ts'
import { t } from './account.messages.ts'
import styles from './account.module.css'

type Transaction = components['schemas']['PaymentTransaction']

/** What is to be said of a payment that did not simply succeed. */
const stateLabels: Readonly<Record<Transaction['status'], string>> = {
  succeeded: '',
  pending: t('history.pending'),
  failed: t('history.failed'),
  refunded: t('history.refunded'),
}

/** The latest payments into a wallet. */
export function PaymentHistory({ payments, currency }: { payments: readonly Transaction[]; currency: string }) {
  const [moneyOf, stepOf] = [useMoneyIn(currency), useStepIn(currency)]
  if (payments.length === 0) return <p className={styles.quiet}>{t('history.none')}</p>
  return (
    <ul className={styles.rows}>
      {payments.map((payment) => {
        const { id, customerId, description, invoiceNumber, transactionDate, amount } = payment
        const { balanceAfter, last4, status, refundedAmount = 0 } = payment
        return (
          <li key={id}>
            <span>
              {formatDateTime(transactionDate)}
              <span className={styles.quiet}>
                {[
                  // Whether a card was charged by itself, and what it paid in another currency, stand there.
                  movementWords(description),
                  last4 && t('history.card', { last4 }),
                  labelOf(stateLabels, status),
                  refundedAmount > 0 &&
                    refundedAmount < amount &&
                    t('history.partlyRefunded', { amount: amountOfRow(moneyOf, refundedAmount, payment) }),
                ]
                  .filter(Boolean)
                  .join(comma)}
              </span>
            </span>
            <span className={styles.paid}>
              <span className={styles.name}>
                {amountOfRow((of: number) => stepOf({ amount: of, balanceAfter }), amount, payment)}
              </span>
              {invoiceNumber && <ReceiptButton transaction={{ id, customerId }} number={invoiceNumber} />}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
