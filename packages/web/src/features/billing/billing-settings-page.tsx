import type { components } from '@lineboard/contract'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useOwnAndDollars } from '../../data/own-and-dollars.ts'
import { useRates } from '../../data/rates.ts'
import { prefetchCall, useCall } from '../../data/use-call.ts'
import { comma } from '../../lib/messages.ts'
import { hrefOf } from '../../places/href.ts'
import { titleOf } from '../../places/title-of.ts'
import { type Card, cardName } from '../../shared/card/card-name.ts'
import { leastInCurrency } from '../../shared/wallet/both-currencies.ts'
import { useForecast } from '../../shared/wallet/forecast.ts'
import { amountToOffer, missingFor, namesOfPastDue, overdueCharges, owedText } from '../../shared/wallet/past-due-of.ts'
import { useMay } from '../../state/may.ts'
import { session, type User, useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Widget } from '../../ui/widget.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import { t as stateText } from './account-state.messages.ts'
import { AccountState } from './account-state.tsx'
import { t as topUpText } from './auto-top-up.messages.ts'
import { AutoTopUpDialog } from './auto-top-up-dialog.tsx'
import { Balance } from './balance.tsx'
import { billingCalls } from './billing-calls.ts'
import { t as forecastText } from './forecast.messages.ts'
import { ForecastParts } from './forecast-parts.tsx'
import { Funds } from './funds.tsx'
import { loaded } from './loaded.ts'
import { PaymentHistory } from './payment-history.tsx'
import { ReadOnlyNote } from './read-only-note.tsx'

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
  const names = [...namesOfPastDue(subscriptions), ...(isOfNumbers ? [forecastText('numbers')] : [])]
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
            {stateText('payNow')}
          </Button>
        )
      }
    >
      {missing > 0
        ? stateText('pastDue', {
            count: names.length,
            names: text,
            missing: leastInCurrency(missing, customer.currency, rates),
          })
        : stateText('pastDuePaid', { names: text })}
      {onPay && missing > 0 && ` ${stateText('payNowOffers')}`}
    </Alert>
  )
}

interface AutoTopUpStateProps {
  customer: components['schemas']['Customer']
  cards: readonly Card[]
}

/** Whether a card fills the wallet by itself, when and by how much. Off until somebody turns it on. */
export function AutoTopUpState({ customer, cards }: AutoTopUpStateProps) {
  const { id, autoTopUp, autoTopUpProblem } = customer
  const [isOpen, setOpen] = useState(false)
  const money = useOwnAndDollars()
  const { impersonation } = useSession()
  const mayPay = useMay('PaymentMethod.saveConsent')
  const mayEdit = useMay('Customer.upsert', { model: 'Customer', row: { id } })
  const card = cards.find(({ payment_id }) => payment_id === autoTopUp?.paymentId)
  const isOn = autoTopUp?.isOn === true
  return (
    <div className={styles.form}>
      {!isOn && <p>{topUpText('off')}</p>}
      {isOn && (
        <p>
          {topUpText('on', {
            below: money(autoTopUp.belowUsd),
            amount: money(autoTopUp.amountUsd),
            card: card ? cardName(card) : topUpText('goneCard'),
          })}{' '}
          {autoTopUp.monthlyLimitUsd === undefined
            ? topUpText('noLimit')
            : topUpText('limit', { limit: money(autoTopUp.monthlyLimitUsd) })}
        </p>
      )}
      {isOn && autoTopUpProblem && (
        <Alert severity="warning">{topUpText('problem', { message: autoTopUpProblem.message })}</Alert>
      )}
      {impersonation && <p className={styles.quiet}>{topUpText('inPersonOnly')}</p>}
      {mayPay && !mayEdit && <p className={styles.quiet}>{topUpText('readOnly')}</p>}
      {mayPay && mayEdit && cards.length === 0 && <p className={styles.quiet}>{topUpText('noCard')}</p>}
      {mayPay && mayEdit && (cards.length > 0 || isOn) && (
        <div>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {topUpText(isOn ? 'change' : 'turnOn')}
          </Button>
        </div>
      )}
      {isOpen && <AutoTopUpDialog customer={customer} cards={cards} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface OwedProps {
  detail: Schemas['SubscriptionDetail']
  subscriptions: readonly Schemas['Subscription'][]
}

/** What is owed and since when, beside the balance; nothing where nothing is past due. */
export function Owed({ detail, subscriptions }: OwedProps) {
  const owed = owedText(detail, subscriptions, useOwnAndDollars())
  return owed ? <p>{stateText('owed', { owed })}</p> : null
}

export { Themed as Around } from '../../ui/themed.tsx'

/** Lists of transactions of one kind, of all time. */
const transactionsOf = (category: string) =>
  hrefOf('paymentTransactions', {}, { period: 'all', filter: `category:"${category}"` })

/** The wallet of one's own company: what it holds, how long that lasts, and what fills it. */
export function Page() {
  const { user } = useSession()
  return user?.Customer ? <Wallet customer={user.Customer} /> : <PageHeader title={titleOf('billingSettings')} />
}

function Wallet({ customer }: { customer: Readonly<NonNullable<User['Customer']>> }) {
  const { id, companyName, currency } = customer
  const calls = billingCalls(id)
  const kept = useCall('Customer.findById', calls.customer, { silent: true })
  const cards = useCall('PaymentMethod.find', calls.cards, { silent: true })
  const payments = useCall('PaymentTransaction.find', calls.payments, { silent: true })
  const subscriptions = useCall('PaymentMethod.subscriptions', {}, { silent: true })
  const { forecast, detail, error } = useForecast(customer)
  const readOnly = !useMay('PaymentMethod.chargeCustomer')
  const [askedUsd, setAskedUsd] = useState<number>()
  // Nobody types into a form that would begin anew as soon as it is known why an account is stopped.
  const isKnown = customer.state === 'active' || detail !== undefined || error !== undefined

  return (
    <>
      <PageHeader title={titleOf('billingSettings')} subtitle={t('settings.subtitle', { company: companyName })} />
      <ReadOnlyNote readOnly={readOnly} />
      <div className={styles.grid}>
        <Widget title={t('settings.wallet')} answer={loaded(customer)} heightPx={48}>
          {() => (
            <div className={styles.form}>
              <Balance customer={customer} />
              {detail && subscriptions.data && <Owed detail={detail} subscriptions={subscriptions.data} />}
              {detail && subscriptions.data && (
                <PastDue
                  customer={customer}
                  detail={detail}
                  subscriptions={subscriptions.data}
                  onPay={readOnly ? undefined : setAskedUsd}
                />
              )}
              {!readOnly && cards.data?.length === 0 && <p className={styles.quiet}>{t('funds.noCard')}</p>}
              {!readOnly && isKnown && (
                <Funds customer={customer} detail={detail} cards={cards.data ?? []} askedUsd={askedUsd} />
              )}
            </div>
          )}
        </Widget>
        <Widget title={forecastText('title')} answer={loaded(forecast)} heightPx={120}>
          {(lasts) => detail && <ForecastParts forecast={lasts} detail={detail} currency={currency} />}
        </Widget>
        <Widget title={t('history.title')} answer={payments} heightPx={180}>
          {(rows) => (
            <>
              <PaymentHistory payments={rows} currency={currency} />
              <p className={styles.links}>
                <PlaceLink href={transactionsOf('wallet')} className={styles.link}>
                  {t('history.all')}
                </PlaceLink>
                <PlaceLink href={transactionsOf('call_charges')} className={styles.link}>
                  {t('history.charges')}
                </PlaceLink>
              </p>
            </>
          )}
        </Widget>
        <Widget title={stateText('title')} answer={loaded(customer)} heightPx={48}>
          {() => <AccountState customer={customer} detail={detail} />}
        </Widget>
        <Widget title={topUpText('title')} answer={kept} heightPx={80}>
          {(row) => cards.data && <AutoTopUpState customer={row} cards={cards.data} />}
        </Widget>
      </div>
    </>
  )
}

/** Asks ahead of need for all that the wallet shows. */
export function ask(): void {
  const { user } = session
  if (!user) return
  const { customer, cards, payments } = billingCalls(user.customerId)
  prefetchCall('Customer.findById', customer)
  prefetchCall('PaymentMethod.find', cards)
  prefetchCall('PaymentTransaction.find', payments)
  prefetchCall('PaymentMethod.subscriptionDetail', {})
  prefetchCall('PaymentMethod.subscriptions', {})
}
