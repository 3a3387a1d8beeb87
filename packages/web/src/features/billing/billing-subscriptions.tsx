import type { components } from '@lineboard/contract'
import { useMoneyIn } from '../../data/rates.ts'
import { labelOf } from '../../lib/labels.ts'
import { isOverdue } from '../../shared/wallet/past-due-of.ts'
import { subscribedName } from '../../shared/wallet/subscribed-name.ts'
import { subscriptionStateLabels } from '../../shared/wallet/subscription-states.ts'
import { costsOf } from '../../shared/wallet/upcoming-of.ts'
import { formatDate } from '../../state/dates.ts'
import { formatNumber } from '../../state/numbers.ts'
import { Fact, FactList } from '../../ui/facts.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'

type Detail = components['schemas']['SubscriptionDetail']
type Subscription = components['schemas']['Subscription']

const nameOf = (subscription: Subscription) =>
  subscribedName(subscription, t('subscriptions.unnamed', { id: subscription.productId }))

interface SubscriptionsProps {
  subscriptions: readonly Subscription[]
  /** What they cost, once that is known. */
  detail: Detail | undefined
}

/** What a customer pays for again and again, and what comes next. */
export function BillingSubscriptions({ subscriptions, detail }: SubscriptionsProps) {
  return (
    <>
      {subscriptions.length === 0 ? (
        <p className={styles.quiet}>{t('subscriptions.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {subscriptions.map((subscription) => (
            <li key={subscription.id}>
              <span>
                {t('subscriptions.name', {
                  name: nameOf(subscription),
                  quantity: formatNumber(subscription.quantity),
                })}
              </span>
              <span className={styles.quiet}>{labelOf(subscriptionStateLabels, subscription.status)}</span>
            </li>
          ))}
        </ul>
      )}
      {detail && <Costs detail={detail} />}
    </>
  )
}

function Costs({ detail }: { detail: Detail }) {
  const { currency, dailySpend } = detail
  const { monthly, isWithNumbers, next } = costsOf(detail)
  const moneyOf = useMoneyIn(currency)
  return (
    <FactList>
      <Fact label={t(isWithNumbers ? 'subscriptions.withNumbers' : 'subscriptions.monthly')}>{moneyOf(monthly)}</Fact>
      <Fact label={t('subscriptions.daily')}>{moneyOf(dailySpend)}</Fact>
      <Fact label={t('subscriptions.next')}>
        {next &&
          t(isOverdue(next, detail) ? 'subscriptions.dueAmount' : 'subscriptions.nextAmount', {
            amount: moneyOf(next.amount),
            date: formatDate(next.at),
          })}
      </Fact>
    </FactList>
  )
}
