import type { components } from '@lineboard/contract'
import { SubscriptionStatus } from '@lineboard/contract/enumerations'
import { labelOf } from '../../lib/labels.ts'
import { comma } from '../../lib/messages.ts'
import { subscriptionStateLabels } from '../../shared/wallet/subscription-states.ts'
import { formatDate } from '../../state/dates.ts'
import { formatNumber } from '../../state/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './customer-account.messages.ts'
import styles from './customer-account.module.css'

type Subscription = components['schemas']['Subscription']

const nameOf = ({ Product, productId }: Subscription) => Product?.name ?? t('subscriptions.unnamed', { id: productId })

function whenOf({ status, renewsAt, cancelledAt }: Subscription): string {
  if (status === 'cancelled') return cancelledAt ? t('subscriptions.ended', { date: formatDate(cancelledAt) }) : ''
  if (!renewsAt) return ''
  return t(status === 'past_due' ? 'subscriptions.due' : 'subscriptions.renews', { date: formatDate(renewsAt) })
}

interface SubscriptionsProps {
  subscriptions: readonly Subscription[]
  /** Ends one; undefined for who only looks. */
  onEnd: ((subscription: Subscription) => void) | undefined
}

/** What a customer is and was subscribed to, what is past due first. */
export function CustomerSubscriptions({ subscriptions, onEnd }: SubscriptionsProps) {
  if (subscriptions.length === 0) return <p className={styles.quiet}>{t('subscriptions.none')}</p>
  const place = ({ status }: Subscription) => (status === 'past_due' ? -1 : SubscriptionStatus.indexOf(status))
  const sorted = subscriptions.toSorted((a, b) => place(a) - place(b))
  return (
    <ul className={styles.rows}>
      {sorted.map((subscription) => (
        <li key={subscription.id}>
          <span>
            {t('subscriptions.name', { name: nameOf(subscription), quantity: formatNumber(subscription.quantity) })}
            <span className={subscription.status === 'past_due' ? styles.bad : styles.quiet}>
              {[labelOf(subscriptionStateLabels, subscription.status), whenOf(subscription)]
                .filter(Boolean)
                .join(comma)}
            </span>
          </span>
          {onEnd && subscription.status !== 'cancelled' && (
            <Button
              size="small"
              color="error"
              aria-label={t('subscriptions.endOf', { name: nameOf(subscription) })}
              onClick={() => onEnd(subscription)}
            >
              {t('subscriptions.end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
