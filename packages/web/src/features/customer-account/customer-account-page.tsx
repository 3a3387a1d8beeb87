import type { components } from '@lineboard/contract'
import { refundable } from '@lineboard/contract/refundable'
import Alert from '@mui/material/Alert'
import { useEffect, useEffectEvent, useState } from 'react'
import { useParams, useSearch } from 'wouter'
import { navigate } from '../../browser/navigate.ts'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { hrefOf, rowHref } from '../../places/href.ts'
import { permissionAdminText } from '../../places/why-unseen.ts'
import { useMay } from '../../state/may.ts'
import { useRecordTitle } from '../../state/page-title.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Widget } from '../../ui/widget.tsx'
import { accountCalls, useDeskDetail } from './account-calls.ts'
import { Cards, CustomerSubscriptions, OperationHistory } from './account-lists.tsx'
import { discountable } from './adjustment.ts'
import { t } from './customer-account.messages.ts'
import styles from './customer-account.module.css'
import { Ledger } from './ledger.tsx'
import type { DeskOperation } from './operation.ts'
import { OperationButtons } from './operation-buttons.tsx'
import { OpenOperation } from './operation-dialogs.tsx'
import { Wallet } from './wallet.tsx'

type Transaction = components['schemas']['PaymentTransaction']

/** What an address can ask for, with the text that there is nothing left of it. */
const kinds = { refund: t('nothingToRefund'), discount: t('nothingToDiscount') } as const

/** Asks for the refund of a payment, or the discount on a charge, that the address names as `refund` or `discount`, be it as old as it may, and once. */
export function useAskedOperation(customerId: number, ask: (operation: DeskOperation) => void): void {
  const params = new URLSearchParams(useSearch())
  const kind = params.has('discount') ? 'discount' : 'refund'
  const id = positiveInteger(params.get(kind))
  const mayAct = useMay('PaymentMethod.refund', { model: 'PaymentMethod', row: { customerId } })
  const begin = useEffectEvent((found: readonly Transaction[]) => {
    navigate(hrefOf('customerAccount', { id: customerId }), { replace: true })
    const transaction = found.find((each) => each.id === id)
    const left = transaction && (kind === 'refund' ? refundable(transaction) : discountable(transaction, found))
    if (transaction && left && left > 0) ask({ kind, transaction })
    else toast({ severity: 'warn', text: kinds[kind] })
  })
  useEffect(() => {
    if (id === undefined || !mayAct) return
    let isWanted = true
    // Read now, as something of it may have been given back since. What was given of a charge stands in its discounts.
    const where = { customerId, or: [{ id }, { discountOfId: id }] }
    const reading = api().PaymentTransaction.find({ filter: { where } })
    reading.then((found) => isWanted && begin(found), reportError)
    return () => {
      isWanted = false
    }
  }, [id, customerId, mayAct])
}

export { Themed as Around } from '../../ui/themed.tsx'

/** The billing of one customer, for the owner's staff. */
export function Page() {
  const customerId = positiveInteger(useParams().id ?? null)
  return customerId === undefined ? <Unknown /> : <Account key={customerId} customerId={customerId} />
}

const Unknown = () => (
  <>
    <PageHeader title={t('title')} />
    <EmptyState title={t('unknownTitle')} text={t('unknownText')} />
  </>
)

function Account({ customerId }: { customerId: number }) {
  const customer = useCall('Customer.findById', accountCalls(customerId).customer, { silent: true })
  if (customer.data) return <Desk customer={customer.data} />
  if (customer.error && Reflect.get(customer.error, 'status') === 404) return <Unknown />
  return (
    <>
      <PageHeader title={t('title')} />
      {customer.error && <ErrorState error={customer.error} onRetry={() => void customer.mutate()} />}
    </>
  )
}

type Customer = components['schemas']['Customer']

function Desk({ customer }: { customer: Customer }) {
  const { id, companyName } = customer
  useRecordTitle(companyName)
  const asked = accountCalls(id)
  const { detail } = useDeskDetail(id)
  const cards = useCall('PaymentMethod.find', asked.cards, { silent: true })
  const subscriptions = useCall('Customer.findSubscriptions', asked.customer, { silent: true })
  const operations = useCall('AuditLog.find', asked.operations, { silent: true })
  const [operation, setOperation] = useState<DeskOperation>()
  useAskedOperation(id, setOperation)
  const { access } = useSession()
  const about = { model: 'PaymentMethod', row: { customerId: id } }
  const mayAct = useMay('PaymentMethod.refund', about)
  const maySubscribe = useMay('Product.subscribeProduct', about)
  const seesOperations = useMay('AuditLog.find')
  const plan = subscriptions.data?.find(({ Product, status }) => Product?.kind === 'plan' && status !== 'cancelled')

  return (
    <>
      <PageHeader
        title={t('titleOf', { company: companyName })}
        subtitle={
          <PlaceLink className={styles.link} href={rowHref('customers', { action: 'edit', id })}>
            {t('panel')}
          </PlaceLink>
        }
        actions={
          mayAct && (
            <OperationButtons
              customer={customer}
              heldBy={detail?.heldBy}
              maySubscribe={maySubscribe}
              onChoose={setOperation}
            />
          )
        }
      />
      {!mayAct && access && (
        <Alert severity="info" className={styles.note ?? ''}>
          {t('readOnly', { who: permissionAdminText(access) })}
        </Alert>
      )}
      <div className={styles.grid}>
        <div className={styles.column}>
          <Widget title={t('account.title')} answer={known(customer)} heightPx={180}>
            {(row) => <Wallet customer={row} />}
          </Widget>
          <Widget title={t('cards.title')} answer={cards} heightPx={48}>
            {(rows) => <Cards cards={rows} />}
          </Widget>
          <Widget title={t('subscriptions.title')} answer={subscriptions} heightPx={120}>
            {(rows) => (
              <CustomerSubscriptions
                subscriptions={rows}
                onEnd={maySubscribe ? (subscription) => setOperation({ kind: 'end', subscription }) : undefined}
              />
            )}
          </Widget>
          {seesOperations && (
            <Widget title={t('history.title')} answer={operations} heightPx={120} isSpare>
              {(entries) => <OperationHistory entries={entries} />}
            </Widget>
          )}
        </div>
        <LedgerWidget customer={customer} mayAct={mayAct} onChoose={setOperation} />
      </div>
      {operation && (
        <OpenOperation
          operation={operation}
          customer={customer}
          cards={cards.data ?? []}
          plan={plan}
          onClose={() => setOperation(undefined)}
        />
      )}
    </>
  )
}

interface LedgerWidgetProps {
  customer: Customer
  mayAct: boolean
  onChoose: (operation: DeskOperation) => void
}

function LedgerWidget({ customer: { id, currency }, mayAct, onChoose }: LedgerWidgetProps) {
  const transactions = useCall('PaymentTransaction.find', accountCalls(id).ledger, { silent: true })
  return (
    <Widget
      title={t('ledger.title')}
      action={
        <PlaceLink className={styles.link} href={hrefOf('paymentTransactions', {}, { customer: id, period: 'all' })}>
          {t('ledger.all')}
        </PlaceLink>
      }
      answer={transactions}
      heightPx={400}
    >
      {(rows) => (
        <Ledger
          transactions={rows}
          currency={currency}
          onRefund={mayAct ? (transaction) => onChoose({ kind: 'refund', transaction }) : undefined}
          onDiscount={mayAct ? (transaction) => onChoose({ kind: 'discount', transaction }) : undefined}
          onInvoice={(transaction) => onChoose({ kind: 'invoice', transaction })}
        />
      )}
    </Widget>
  )
}

/** What is there already, as a widget takes it. */
const known = <Data,>(data: Data) => ({ data, error: undefined, mutate: () => undefined })
