import Alert from '@mui/material/Alert'
import { Link } from 'wouter'
import { prefetchCall, useCall } from '../../data/use-call.ts'
import { hrefOf } from '../../places/href.ts'
import { useMay } from '../../state/may.ts'
import { session, type User, useSession } from '../../state/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Widget } from '../../ui/widget.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import { AddFunds } from './add-funds.tsx'
import { Balance } from './balance.tsx'
import { billingCalls } from './billing-calls.ts'
import { CardTopUpPanel } from './card-top-up-panel.tsx'
import { Invoice } from './invoice.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { SavedCards } from './saved-cards.tsx'

/** Lists of transactions of one kind, of all time. */
const transactionsOf = (category: string) =>
  hrefOf('paymentTransactions', {}, { period: 'all', filter: `category:"${category}"` })

/** What is there already, as a widget takes it. */
const known = <Data,>(data: Data) => ({ data, error: undefined, mutate: () => undefined })

/** The wallet of one's own company, the cards that fill it, and what was paid. */
export function Page() {
  const { user } = useSession()
  return user?.Customer ? <Settings customer={user.Customer} /> : <PageHeader title={t('settings.title')} />
}

function Settings({ customer }: { customer: Readonly<NonNullable<User['Customer']>> }) {
  const { id, companyName, currency, billingId, createdAt } = customer
  const asked = billingCalls(id)
  const cards = useCall('PaymentMethod.find', asked.cards, { silent: true })
  const payments = useCall('PaymentTransaction.find', asked.payments, { silent: true })
  const detail = useCall('PaymentMethod.subscriptionDetail', {}, { silent: true })
  const readOnly = !useMay('PaymentMethod.chargeCustomer')
  const keepsCards = useMay('PaymentMethod.attach')

  return (
    <>
      <PageHeader title={t('settings.title')} subtitle={t('settings.subtitle', { company: companyName })} />
      {readOnly && (
        <Alert severity="info" className={styles.note ?? ''}>
          {t('settings.readOnly')}
        </Alert>
      )}
      <div className={styles.grid}>
        <Widget title={t('settings.wallet')} answer={known(customer)} heightPx={48}>
          {() => (
            <div className={styles.form}>
              <Balance customer={customer} daysLeft={detail.data?.daysLeft} />
              {!readOnly && cards.data?.length === 0 && <p className={styles.quiet}>{t('funds.noCard')}</p>}
              {!readOnly && cards.data && cards.data.length > 0 && (
                <AddFunds customerId={id} currency={currency} cards={cards.data} />
              )}
              {!readOnly && <CardTopUpPanel customerId={id} />}
            </div>
          )}
        </Widget>
        <Widget title={t('cards.title')} answer={cards} heightPx={120}>
          {(rows) => (
            <div className={styles.form}>
              <SavedCards cards={rows} readOnly={!keepsCards} />
            </div>
          )}
        </Widget>
        <Widget title={t('history.title')} answer={payments} heightPx={180}>
          {(rows) => (
            <>
              <PaymentHistory payments={rows} currency={currency} />
              <p className={styles.links}>
                <Link href={transactionsOf('wallet')} className={styles.link}>
                  {t('history.all')}
                </Link>
                <Link href={transactionsOf('call_charges')} className={styles.link}>
                  {t('history.charges')}
                </Link>
              </p>
            </>
          )}
        </Widget>
        <Widget title={t('invoice.title')} answer={known(customer)} heightPx={48}>
          {() => <Invoice account={billingId ?? String(id)} openedAt={createdAt} />}
        </Widget>
      </div>
    </>
  )
}

/** Asks ahead of need for all that the billing settings show. */
export function ask(): void {
  const { user } = session
  if (!user) return
  const { cards, payments } = billingCalls(user.customerId)
  prefetchCall('PaymentMethod.find', cards)
  prefetchCall('PaymentTransaction.find', payments)
  prefetchCall('PaymentMethod.subscriptionDetail', {})
}
