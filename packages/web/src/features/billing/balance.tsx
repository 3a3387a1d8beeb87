import { useMoneyIn } from '../../data/rates.ts'
import { formatMoney } from '../../state/numbers.ts'
import type { User } from '../../state/session.ts'
import { storedName } from '../../state/stored-name.ts'
import { t } from './account.messages.ts'
import styles from './account.module.css'

/** What the wallet holds, in the customer's currency; the customer is that in the store, whose balance follows the server's. */
export function Balance({ customer }: { customer: Readonly<NonNullable<User['Customer']>> }) {
  const { balance, currency } = customer
  const amount = useMoneyIn(currency)(balance)
  const amountUsd = formatMoney(balance)
  return (
    <>
      <p className={styles.balance} role="status" aria-label={t('balance.title')}>
        {amount}
      </p>
      {amount !== amountUsd && (
        <p className={styles.quiet}>{t('balance.inDollars', { stored: storedName(), amount: amountUsd })}</p>
      )}
    </>
  )
}
