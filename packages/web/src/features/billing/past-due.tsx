import type { components } from '@lineboard/contract'
import Alert from '@mui/material/Alert'
import { useMoneyIn } from '../../data/rates.ts'
import { Button } from '../../ui/button.tsx'
import styles from './account.module.css'
import { t } from './account-state.messages.ts'
import { t as forecastWords } from './forecast.messages.ts'
import { missingFor, namesOfPastDue, overdueCharges } from './past-due-of.ts'

type Schemas = components['schemas']

interface PastDueProps {
  customer: Readonly<Pick<Schemas['Customer'], 'balance' | 'currency'>>
  detail: Schemas['SubscriptionDetail']
  subscriptions: readonly Schemas['Subscription'][]
  /** Offers to pay what is missing, in US dollars; missing for who may not. */
  onPay: ((missingUsd: number) => void) | undefined
}

/** Says which subscriptions, and whether numbers, wait for money, how much is missing, and offers to pay it: they renew by themselves then. */
export function PastDue({ customer, detail, subscriptions, onPay }: PastDueProps) {
  const money = useMoneyIn(customer.currency)
  const overdue = overdueCharges(detail, subscriptions, new Date())
  const isOfNumbers = detail.overdueSince !== undefined && overdue.some(({ kind }) => kind === 'number')
  const names = [...namesOfPastDue(subscriptions), ...(isOfNumbers ? [forecastWords('numbers')] : [])]
  if (names.length === 0) return null
  const missing = missingFor(customer.balance, overdue)
  const text = names.join(', ')
  return (
    <Alert
      severity="error"
      action={
        onPay &&
        missing > 0 && (
          <Button color="inherit" className={styles.whole} onClick={() => onPay(missing)}>
            {t('payNow')}
          </Button>
        )
      }
    >
      {missing > 0
        ? t('pastDue', { count: names.length, names: text, missing: money(missing) })
        : t('pastDuePaid', { names: text })}
    </Alert>
  )
}
