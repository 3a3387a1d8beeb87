import type { components } from '@lineboard/contract'
import { SubscriptionStatus } from '@lineboard/contract/enumerations'
import type { Served } from '@lineboard/contract/stated'
import { labelOf } from '../../lib/labels.ts'
import { comma } from '../../lib/messages.ts'
import { personName } from '../../lib/names.ts'
import { type Card, cardExpiry, cardName, isCardExpired } from '../../shared/card/card-name.ts'
import { nameOrId } from '../../shared/names/named.ts'
import { movementsInBoth } from '../../shared/payment/movement-text.ts'
import { actingName } from '../../shared/people/acting-name.ts'
import { subscribedName } from '../../shared/wallet/subscribed-name.ts'
import { subscriptionStateLabels } from '../../shared/wallet/subscription-states.ts'
import { formatDate, formatDateTime } from '../../state/dates.ts'
import { formatNumber } from '../../state/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './customer-account.messages.ts'
import styles from './customer-account.module.css'

/** The cards of a customer, the primary one first. They are saved and removed by the customer alone. */
export function Cards({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return <p className={styles.quiet}>{t('cards.none')}</p>
  return (
    <ul className={styles.rows}>
      {cards.map((card) => {
        const isExpired = isCardExpired(card, new Date())
        const date = cardExpiry(card)
        return (
          <li key={card.id}>
            <span>
              {cardName(card)}
              {card.primary && <span className={styles.chip}>{t('cards.primary')}</span>}
            </span>
            <span className={isExpired ? styles.bad : styles.quiet}>
              {date && t(isExpired ? 'cards.expired' : 'cards.expires', { date })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

type Subscription = components['schemas']['Subscription']

const nameOf = (subscription: Subscription) =>
  subscribedName(subscription, t('subscriptions.unnamed', { id: subscription.productId }))

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

type Entry = Served<'AuditLog'>

const operations: Readonly<Record<string, string>> = {
  '/PaymentMethods/charge_customer': t('history.charge'),
  '/PaymentMethods/refund': t('history.refund'),
  '/PaymentTransactions': t('history.adjust'),
  '/PaymentMethods/pause_tracking_code': t('history.pause'),
  '/PaymentMethods/stop_incoming_calls': t('history.stop'),
  '/PaymentMethods/reactive_account': t('history.reactivate'),
  '/Products/subscribe_product': t('history.subscribe'),
  '/Products/unsubscribe_product': t('history.unsubscribe'),
}

function wordsOf({ endpoint, statusCode, movements, DashUser, actedBy, userId }: Entry): string {
  const operation = operations[endpoint] ?? t('history.other')
  const words = {
    operation: movements ? t('history.moved', { operation, money: movementsInBoth(movements) }) : operation,
    who: actingName(
      DashUser ? personName(DashUser) : userId ? nameOrId(undefined, userId) : t('history.nobody'),
      actedBy,
    ),
  }
  return t(statusCode !== undefined && statusCode >= 400 ? 'history.refused' : 'history.entry', words)
}

/** What was done for a customer by name, and why, as the audit log keeps it. */
export function OperationHistory({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <p className={styles.quiet}>{t('history.none')}</p>
  return (
    <ul className={styles.rows}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span>
            {wordsOf(entry)}
            <span className={styles.quiet}>
              {entry.reason ?? (entry.statusCode === undefined ? '' : t('history.noReason'))}
            </span>
          </span>
          <span className={styles.quiet}>{formatDateTime(entry.createdAt)}</span>
        </li>
      ))}
    </ul>
  )
}
