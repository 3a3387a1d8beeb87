import Alert from '@mui/material/Alert'
import { useMoneyIn } from '../../data/rates.ts'
import { formatMoney } from '../../state/numbers.ts'
import type { User } from '../../state/session.ts'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import { balanceState } from './balance-state.ts'

interface BalanceProps {
  /** The customer in the store, whose balance follows the server's. */
  customer: Readonly<NonNullable<User['Customer']>>
  /** How long it lasts, where that is known. */
  daysLeft: number | undefined
}

/** What the wallet holds, in the customer's currency, and whether that is little. */
export function Balance({ customer, daysLeft }: BalanceProps) {
  const { balance, currency } = customer
  const amount = useMoneyIn(currency)(balance)
  const amountUsd = formatMoney(balance)
  const state = balanceState(customer, daysLeft)
  return (
    <>
      <p className={styles.balance} role="status" aria-label={t('balance.title')}>
        {amount}
      </p>
      {amount !== amountUsd && <p className={styles.quiet}>{t('balance.inDollars', { amount: amountUsd })}</p>}
      {state && (
        <Alert severity={state === 'low' ? 'warning' : 'error'}>
          {state === 'low' ? t('balance.low', { days: daysLeft ?? 0 }) : t(`balance.${state}`)}
        </Alert>
      )}
    </>
  )
}
