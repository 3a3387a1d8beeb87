import { fromMinorUnits, toMinorUnits } from '@lineboard/sdk'
import { useSearch } from 'wouter'
import { useCall } from '../../data/use-call.ts'
import { hrefOf } from '../../places/href.ts'
import { formatMoney } from '../../state/numbers.ts'
import { CountChip } from '../../ui/count-chip.tsx'
import styles from '../../ui/count-chips.module.css'
import { t } from './desk-lists.messages.ts'

/** The filter text of wallets that hold less than so many US dollars, to the cent. */
const below = (amount: number): string => `balance:<="${fromMinorUnits(toMinorUnits(amount) - 1).toFixed(2)}"`

const limits = [
  ['warned', 'warnBelowUsd'],
  ['stopped', 'stopBelowUsd'],
] as const

/** Wallets below what the system settings say, each limit with how many there are; nothing where none is set. */
export function Banner() {
  const params = new URLSearchParams(useSearch())
  const filter = params.get('filter')
  const { data } = useCall('PaymentMethod.subscriptionDetail', {}, { silent: true })
  const set = limits.flatMap(([label, limit]) => {
    const amount = data?.[limit] ?? 0
    return amount > 0 ? [{ label, amount }] : []
  })
  const addressOf = (next: string | undefined) => hrefOf('lowWallets', {}, { ...(next && { filter: next }) })
  if (set.length === 0) return null
  return (
    <div className={styles.groups}>
      <nav aria-label={t('limits')}>
        <CountChip label={t('allWallets')} href={addressOf(undefined)} isCurrent={!filter} />
        {set.map(({ label, amount }) => (
          <LimitChip
            key={label}
            label={t(label, { amount: formatMoney(amount) })}
            amount={amount}
            href={addressOf(below(amount))}
            isCurrent={filter === below(amount)}
          />
        ))}
      </nav>
    </div>
  )
}

interface LimitChipProps {
  label: string
  amount: number
  href: string
  isCurrent: boolean
}

function LimitChip({ amount, ...chip }: LimitChipProps) {
  const where = { accounting_type: { neq: 'postpaid' }, balance: { lt: amount } } as const
  return <CountChip {...chip} isCounting count={useCall('Customer.count', { where }, { silent: true }).data?.count} />
}
