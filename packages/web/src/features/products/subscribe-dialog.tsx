import type { components } from '@lineboard/contract'
import { SubscribeRequestQuantityMaximum } from '@lineboard/contract/limits'
import { subscriptionQuote } from '@lineboard/sdk'
import { type FormEvent, useId, useState } from 'react'
import { isDoneOnce } from '../../data/client.ts'
import { useRates } from '../../data/rates.ts'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import type { ActionList } from '../../kit/actions/action.ts'
import { CustomerChoice } from '../../shared/customer/customer-choice.tsx'
import { orders, useOrder } from '../../shared/payment/browser-orders.ts'
import { GiveUp } from '../../shared/payment/give-up.tsx'
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
import { type Subscribing, subscribe, subscribingOf, unanswered, useHoldings } from './subscribe.ts'
import styles from './subscribe-to-product-dialog.module.css'

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
  const { held, replaced, customer } = useHoldings(product, customerId)
  const price = variations && priceFor(variations, { chosen: variationId, held: held?.variationId, customer })
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
    ...{ typed, setTyped, quantity, isGood, quote, held, replaced, customer },
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
