import type { components } from '@lineboard/contract'
import Alert from '@mui/material/Alert'
import { useRates } from '../../data/rates.ts'
import { comma } from '../../lib/messages.ts'
import { leastInCurrency } from '../../shared/wallet/both-currencies.ts'
import { amountToOffer, missingFor, namesOfPastDue, overdueCharges } from '../../shared/wallet/past-due-of.ts'
import { Button } from '../../ui/button.tsx'
import styles from './account.module.css'
import { t } from './account-state.messages.ts'
import { t as forecastWords } from './forecast.messages.ts'

type Schemas = components['schemas']

interface PastDueProps {
  customer: Readonly<Pick<Schemas['Customer'], 'id' | 'balance' | 'currency' | 'accounting_type'>>
  detail: Schemas['SubscriptionDetail']
  subscriptions: readonly Schemas['Subscription'][]
  /** Offers to pay an amount of US dollars, after which calls go on; missing for who may not. */
  onPay: ((amountUsd: number) => void) | undefined
}

/** Says which subscriptions, and whether numbers, wait for money, how much is missing, and offers to pay it: they renew by themselves then. */
export function PastDue({ customer, detail, subscriptions, onPay }: PastDueProps) {
  const rates = useRates()
  const overdue = overdueCharges(detail, subscriptions, new Date())
  const isOfNumbers = detail.overdueSince !== undefined && overdue.some(({ kind }) => kind === 'number')
  const names = [...namesOfPastDue(subscriptions), ...(isOfNumbers ? [forecastWords('numbers')] : [])]
  if (names.length === 0) return null
  const missing = missingFor(customer.balance, overdue)
  const text = names.join(comma)
  return (
    <Alert
      severity="error"
      action={
        onPay &&
        missing > 0 && (
          <Button
            color="inherit"
            className={styles.whole}
            onClick={() => onPay(amountToOffer(customer, missing, detail))}
          >
            {t('payNow')}
          </Button>
        )
      }
    >
      {missing > 0
        ? t('pastDue', {
            count: names.length,
            names: text,
            missing: leastInCurrency(missing, customer.currency, rates),
          })
        : t('pastDuePaid', { names: text })}
      {onPay && missing > 0 && ` ${t('payNowOffers')}`}
    </Alert>
  )
}
