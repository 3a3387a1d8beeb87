import type { components } from '@lineboard/contract'
import { refundable } from '@lineboard/contract/refundable'
import { amountOfRow } from '../../data/own-money.ts'
import { comma } from '../../lib/messages.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { TransactionText } from '../../shared/report/transaction-text.tsx'
import { useBothCurrencies, useBothSteps } from '../../shared/wallet/both-currencies.ts'
import { movementWords } from '../../shared/wallet/movement-words.ts'
import { formatDateTime } from '../../state/dates.ts'
import { formatMoney } from '../../state/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { discountable } from './adjustment.ts'
import { t } from './customer-account.messages.ts'
import styles from './customer-account.module.css'

type Transaction = components['schemas']['PaymentTransaction']

interface LedgerProps {
  transactions: readonly Transaction[]
  currency: string
  /** What is done with a transaction; undefined for who only looks. */
  onRefund: ((payment: Transaction) => void) | undefined
  onDiscount: ((charge: Transaction) => void) | undefined
  onInvoice: (payment: Transaction) => void
}

/** The latest transactions of a customer, each with the balance it left, and what can be done with it. */
export function Ledger({ transactions, currency, ...operations }: LedgerProps) {
  const [both, bothSteps] = [useBothCurrencies(currency), useBothSteps(currency)]
  usePhoneFormat()
  if (transactions.length === 0) return <p className={styles.quiet}>{t('ledger.none')}</p>
  return (
    <ul className={styles.rows} aria-label={t('ledger.caption')}>
      {transactions.map((transaction) => (
        <li key={transaction.id}>
          <span>
            <TransactionText transaction={transaction} />
            <span className={styles.quiet}>{noteOf(transaction)}</span>
          </span>
          <span className={styles.amounts} dir="auto">
            {amountOfRow(() => bothSteps(transaction), transaction.amount, transaction)}
            {transaction.balanceAfter !== undefined && (
              <span className={styles.quiet}>
                {t('ledger.after', { balance: amountOfRow(both, transaction.balanceAfter, transaction) })}
              </span>
            )}
            <Operations transaction={transaction} others={transactions} {...operations} />
          </span>
        </li>
      ))}
    </ul>
  )
}

// A sum of refunds is in no currency but dollars what their lines are.
function noteOf(transaction: Transaction): string {
  const { transactionDate, status, refundedAmount = 0 } = transaction
  const state = status === 'failed' || status === 'pending' ? t(`ledger.${status}`) : ''
  const given =
    refundedAmount > 0 ? t('ledger.refunded', { amount: amountOfRow(formatMoney, refundedAmount, transaction) }) : ''
  return [formatDateTime(transactionDate), state, given].filter(Boolean).join(comma)
}

type OperationsProps = Omit<LedgerProps, 'transactions' | 'currency'> & {
  transaction: Transaction
  /** Its discounts are later than a charge, and so among the latest as well. */
  others: readonly Transaction[]
}

function Operations({ transaction, others, onRefund, onDiscount, onInvoice }: OperationsProps) {
  const { transactionDate, description, invoiceNumber } = transaction
  const date = formatDateTime(transactionDate)
  return (
    <span className={styles.buttons}>
      {invoiceNumber && (
        <Button
          size="small"
          aria-label={t('ledger.invoiceOf', { number: invoiceNumber })}
          onClick={() => onInvoice(transaction)}
        >
          {t('ledger.invoice')}
        </Button>
      )}
      {onRefund && refundable(transaction) > 0 && (
        <Button size="small" aria-label={t('ledger.refundOf', { date })} onClick={() => onRefund(transaction)}>
          {t('ledger.refund')}
        </Button>
      )}
      {onDiscount && discountable(transaction, others) > 0 && (
        <Button
          size="small"
          aria-label={t('ledger.discountOf', { what: movementWords(description), date })}
          onClick={() => onDiscount(transaction)}
        >
          {t('ledger.discount')}
        </Button>
      )}
    </span>
  )
}
