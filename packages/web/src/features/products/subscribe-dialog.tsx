import type { components } from '@lineboard/contract'
import { SubscribeRequestQuantityMaximum } from '@lineboard/contract/limits'
import { subscriptionQuote } from '@lineboard/sdk'
import { type FormEvent, useId, useState } from 'react'
import { api, isDoneOnce } from '../../data/client.ts'
import { movedAndDollars, ownAndDollars } from '../../data/own-and-dollars.ts'
import { useRates } from '../../data/rates.ts'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import type { ActionList } from '../../kit/actions/action.ts'
import { CustomerChoice } from '../../shared/customer/customer-choice.tsx'
import { attempted } from '../../shared/payment/attempt.ts'
import { GiveUp } from '../../shared/payment/give-up.tsx'
import { moneyText } from '../../shared/payment/money-text.ts'
import { type Order, orders, useOrder } from '../../shared/payment/orders.ts'
import { refreshBilling } from '../../shared/wallet/past-due-of.ts'
import { WalletTooSmall } from '../../shared/wallet/wallet-too-small.tsx'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { typedCount } from '../../state/typed-amount.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { Problem } from '../../ui/problem.tsx'
import { optionText, priceFor } from './prices.tsx'
import { t } from './products.messages.ts'
import { amountText, QuoteLines } from './quote-lines.tsx'
import styles from './subscribe-to-product-dialog.module.css'

/** What is asked for. */
interface Subscribing {
  productId: number
  quantity: number
  customerId: number
  variationId?: number
}

/** What became of it, in words; `warning` says that the wallet holds little now, which the server says in its own. */
export type Subscribed =
  | { kind: 'done'; text: string; warning: string | undefined }
  | { kind: 'refused' | 'unclear' | 'changed'; text: string; error?: unknown }

/** What subscribing a customer to a product is known by. */
export const subscribingOf = ({ productId, customerId }: Pick<Subscribing, 'productId' | 'customerId'>): string =>
  `subscribe ${customerId} ${productId}`

/** What an order has sent, and nobody has answered; undefined where nothing was sent. */
function unanswered(order: Order | undefined): Subscribing | undefined {
  if (order?.state !== 'sent') return undefined
  const { productId, quantity, customerId, variationId }: Record<string, unknown> = Object(order.body)
  if (typeof productId !== 'number' || typeof quantity !== 'number' || typeof customerId !== 'number') return undefined
  return { productId, quantity, customerId, ...(typeof variationId === 'number' && { variationId }) }
}

/** What was charged, as far as the server says so: its answer may be no more than the subscription. */
function subscribedText({ charged, balance }: { charged?: unknown; balance?: unknown }): string {
  if (typeof charged !== 'number' || typeof balance !== 'number') return t('subscribedOnly')
  const spent = { amount: -charged, balanceAfter: balance }
  return t('subscribed', { charged: movedAndDollars(spent), balance: ownAndDollars(balance) })
}

/** Subscribes a customer under the key of the order that was opened for it: charged once, however often it is sent. */
export async function subscribe(key: string, body: Subscribing): Promise<Subscribed> {
  const became = await orders.send(subscribingOf(body), key, body, (idempotencyKey) =>
    attempted(api().call('Product.subscribeProduct', { body }, { idempotencyKey })),
  )
  if (became.kind === 'done') {
    const { data, response } = became.answer
    return {
      kind: 'done',
      text: subscribedText(data),
      warning: response.headers.has('x-wallet-warning') ? t('runsLow') : undefined,
    }
  }
  if (became.kind === 'unknown')
    return { kind: 'unclear', text: t(isDoneOnce() ? 'unclear' : 'unclearUnsure'), error: became.error }
  if (became.kind === 'refused') return { kind: 'refused', text: moneyText(became), error: became.error }
  return { kind: 'changed', text: t(became.kind === 'waiting' ? 'waiting' : 'changed') }
}

type Product = components['schemas']['Product']

/** What a customer has of a product and, where it is a plan, the present plan. Unknown to who may not see subscriptions. */
function useHoldings({ id: productId, kind }: Product, customerId: number | undefined) {
  const where = { customerId: customerId ?? 0, status: { neq: 'cancelled' } } as const
  const filter = { where, include: ['Product', 'ProductVariation'] } as const
  const { data = [] } = useCall('Subscription.find', customerId === undefined ? null : { filter }, { silent: true })
  const customer = useCall('Customer.findById', customerId === undefined ? null : { id: customerId }, { silent: true })
  return {
    holdings: data.filter((one) => one.productId === productId),
    plan: data.find(({ Product }) => kind === 'plan' && Product?.kind === 'plan'),
    customer: customer.data,
  }
}

interface ActionDialogProps {
  row: components['schemas']['Product']
  list: ActionList
  onClose: () => void
}

/** What a customer would buy of a product: at which price, how many, and what that costs. */
function useSale(product: components['schemas']['Product'], customerId: number | undefined) {
  const [variationId, setVariationId] = useState<number>()
  const [typed, setTyped] = useState('1')
  const [openedAt] = useState(() => new Date())
  const where = { productId: product.id, active: true }
  const variations = useCall('ProductVariation.find', { filter: { where, order: 'price ASC' } }).data
  const discounts = useCall('PriceDiscount.find', { filter: { where: { productId: product.id } } }).data
  const { holdings, plan, customer } = useHoldings(product, customerId)
  const price = variations && priceFor(variations, { chosen: variationId, held: holdings[0]?.variationId, customer })
  // Each price is a subscription of its own; of plans, and their prices, a customer has one.
  const held = holdings.find((one) => one.variationId === price?.id)
  const replaced = held ? undefined : plan
  const besides = held || plan ? [] : holdings
  const { currency, recur } = price ?? product
  const rates = useRates()
  const quantity = typedCount(typed)
  const isGood = quantity >= 1 && quantity <= SubscribeRequestQuantityMaximum
  const quote = discounts && subscriptionQuote({ sold: price ?? product, discounts, quantity, held, rates }, openedAt)
  const options = (variations ?? []).map((one) => ({
    value: String(one.id),
    label: optionText(one, discounts ?? [], openedAt),
  }))
  return {
    isKnown: variations !== undefined && quote !== undefined,
    ...{ variations, options, price, setVariationId, currency, recur },
    ...{ typed, setTyped, quantity, isGood, quote, held, replaced, besides, customer },
  }
}

/** Chooses price and quantity. */
function SaleFields({ sale }: { sale: ReturnType<typeof useSale> }) {
  return (
    <>
      {sale.options.length > 0 && (
        <PlainSelect
          label={t('priceChoice')}
          value={sale.price?.id}
          options={sale.options}
          onChange={({ target: { value } }) => sale.setVariationId(Number(value))}
        />
      )}
      <PlainField
        label={t('quantity')}
        value={sale.typed}
        inputMode="numeric"
        error={sale.isGood ? undefined : t('quantityHint')}
        onChange={({ target: { value } }) => sale.setTyped(value)}
      />
    </>
  )
}

interface SaleQuoteProps {
  sale: ReturnType<typeof useSale>
  isCustomerMissing: boolean
}

/** What the sale costs, or what is missing to say so. */
function SaleQuote({ sale, isCustomerMissing }: SaleQuoteProps) {
  const { variations, quote, isGood, customer } = sale
  return (
    <div className={styles.price} role="status">
      {isCustomerMissing
        ? t('customerMissing')
        : isGood && variations && quote && <QuoteLines {...sale} quote={quote} balanceUsd={customer?.balance} />}
    </div>
  )
}

interface ChargeQuestionProps extends Pick<ReturnType<typeof useSale>, 'quote' | 'currency' | 'customer'> {
  /** Name of the product. */
  name: string
  /** How many are subscribed to. */
  asked: number
  /** Nobody knows whether the same was charged before. */
  isAgain: boolean
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before anything is charged. */
function ChargeQuestion({ quote, currency, customer, name, asked, isAgain, ...question }: ChargeQuestionProps) {
  const all = quote ? amountText(quote.now, currency, customer?.balance) : ''
  const percent = quote?.now.percent ?? 0
  return (
    <ConfirmDialog
      open
      title={t('askTitle', { all })}
      confirmLabel={t('askConfirm', { all })}
      pending={question.pending}
      onConfirm={question.onConfirm}
      onClose={question.onClose}
    >
      {isAgain
        ? t(isDoneOnce() ? 'askAgain' : 'askAgainUnsure', { quantity: asked })
        : t('ask', { quantity: asked, name, all, percent })}
    </ConfirmDialog>
  )
}

/** Subscribes a customer to a product, after saying what that costs. */
export function SubscribeDialog({ row: product, list: { seesAll, state }, onClose }: ActionDialogProps) {
  const { user } = useSession()
  const formId = useId()
  const [customerId, setCustomerId] = useState(seesAll ? state.customer : user?.customerId)
  const [isSaving, setSaving] = useState(false)
  const [hasTried, setTried] = useState(false)
  const sale = useSale(product, customerId)
  const { price, quote, quantity, isGood, customer } = sale
  const subject = subscribingOf({ productId: product.id, customerId: customerId ?? 0 })
  const earlier = unanswered(useOrder(subject))
  const [asked, setAsked] = useState<{ key: string; body: Subscribing }>()
  const [problem, setProblem] = useState<string>()

  // Enter charges nothing: it asks, and the question shows the amount.
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isGood || customerId === undefined) return
    const body = { productId: product.id, quantity, customerId, ...(price && { variationId: price.id }) }
    setAsked({ key: orders.open(subject), body: earlier ?? body })
  }

  const charge = async () => {
    if (!asked) return
    setSaving(true)
    const became = await subscribe(asked.key, asked.body)
    setSaving(false)
    setAsked(undefined)
    void refreshBilling()
    if (became.kind === 'done') {
      toast({ severity: 'success', text: became.text })
      if (became.warning) toast({ severity: 'warn', text: became.warning })
      return onClose()
    }
    setProblem(became.text)
    if (became.error !== undefined) reportError(became.error, { isShown: true })
  }
  return (
    <Dialog
      title={t('subscribeTitle', { name: product.name })}
      pending={isSaving}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isSaving} disabled={!sale.isKnown}>
            {t('subscribeConfirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.fields} noValidate onSubmit={handleSubmit}>
        {seesAll && <CustomerChoice value={customerId} none={t('chooseCustomer')} onChange={setCustomerId} />}
        <SaleFields sale={sale} />
      </form>
      <SaleQuote sale={sale} isCustomerMissing={hasTried && customerId === undefined} />
      <WalletTooSmall customer={customer} costUsd={isGood ? quote?.now.allUsd : undefined} />
      <Problem text={problem} />
      {earlier && !isSaving && <GiveUp subject={subject} />}
      {asked && (
        <ChargeQuestion
          {...sale}
          name={product.name}
          asked={asked.body.quantity}
          isAgain={earlier !== undefined}
          pending={isSaving}
          onConfirm={() => void charge()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Dialog>
  )
}
