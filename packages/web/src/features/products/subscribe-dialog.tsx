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

/** Subscribes a customer to a product, after saying what that costs. */
export function SubscribeDialog({ row: product, list: { seesAll, state }, onClose }: ActionDialogProps) {
  const { user } = useSession()
  const formId = useId()
  const [customerId, setCustomerId] = useState(seesAll ? state.customer : user?.customerId)
  const [variationId, setVariationId] = useState<number>()
  const [typed, setTyped] = useState('1')
  const [openedAt] = useState(() => new Date())
  const [isSaving, setSaving] = useState(false)
  const [hasTried, setTried] = useState(false)
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
  const subject = subscribingOf({ productId: product.id, customerId: customerId ?? 0 })
  const earlier = unanswered(useOrder(subject))
  const [asked, setAsked] = useState<{ key: string; body: Subscribing }>()
  const [problem, setProblem] = useState<string>()
  const all = quote ? amountText(quote.now, currency, customer?.balance) : ''
  const percent = quote?.now.percent ?? 0

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
          <Button type="submit" form={formId} variant="contained" loading={isSaving} disabled={!variations || !quote}>
            {t('subscribeConfirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.fields} noValidate onSubmit={handleSubmit}>
        {seesAll && <CustomerChoice value={customerId} none={t('chooseCustomer')} onChange={setCustomerId} />}
        {variations && variations.length > 0 && (
          <PlainSelect
            label={t('priceChoice')}
            value={price?.id}
            options={variations.map((one) => ({
              value: String(one.id),
              label: optionText(one, discounts ?? [], openedAt),
            }))}
            onChange={({ target: { value } }) => setVariationId(Number(value))}
          />
        )}
        <PlainField
          label={t('quantity')}
          value={typed}
          inputMode="numeric"
          error={isGood ? undefined : t('quantityHint')}
          onChange={({ target: { value } }) => setTyped(value)}
        />
      </form>
      <div className={styles.price} role="status">
        {hasTried && customerId === undefined
          ? t('customerMissing')
          : isGood &&
            variations &&
            quote && (
              <QuoteLines
                quote={quote}
                currency={currency}
                recur={recur}
                held={held}
                replaced={replaced}
                balanceUsd={customer?.balance}
              />
            )}
      </div>
      <WalletTooSmall customer={customer} costUsd={isGood ? quote?.now.allUsd : undefined} />
      <Problem text={problem} />
      {earlier && !isSaving && <GiveUp subject={subject} />}
      {asked && (
        <ConfirmDialog
          open
          title={t('askTitle', { all })}
          confirmLabel={t('askConfirm', { all })}
          pending={isSaving}
          onConfirm={() => void charge()}
          onClose={() => setAsked(undefined)}
        >
          {earlier
            ? t(isDoneOnce() ? 'askAgain' : 'askAgainUnsure', { quantity: asked.body.quantity })
            : t('ask', { quantity: asked.body.quantity, name: product.name, all, percent })}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
