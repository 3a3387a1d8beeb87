import type { components } from '@lineboard/contract'
import { zSubscribeRequest } from '@lineboard/contract/zod'
import { discountPercent, fromCustomerCurrency, fromMinorUnits, toMinorUnits } from '@lineboard/sdk'
import { useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../data/client.ts'
import { useRates } from '../../data/rates.ts'
import { useCall } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { TypedFields, useTypedGuard } from '../../kit/drawer/unsaved-guard.tsx'
import { offeredTaxText } from '../../shared/tax/tax-text.ts'
import { useBothMoves } from '../../shared/wallet/both-currencies.ts'
import { endingText, refreshBilling } from '../../shared/wallet/past-due-of.ts'
import { subscribedName } from '../../shared/wallet/subscribed-name.ts'
import { WalletTooSmall } from '../../shared/wallet/wallet-too-small.tsx'
import { formatMoney, formatNumber } from '../../state/numbers.ts'
import { toast } from '../../state/toasts.ts'
import { typedCount } from '../../state/typed-amount.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import type { OperationProps } from './operation.ts'
import { OperationDialog } from './operation-dialog.tsx'
import { ReasonField } from './operation-fields.tsx'
import { t } from './operations.messages.ts'

interface Subscribing {
  productId: number
  variationId?: number | undefined
  quantity: number
}

const sold = { where: { active: true, kind: { inq: ['plan', 'addon', 'number'] } }, order: 'id ASC' } as const

/** What can be subscribed to, at which prices, and what that costs in both currencies with the discounts of the moment. */
function useSoldProducts(
  customer: { balance: number; currency: string },
  productId: number | undefined,
  variationId: number | undefined,
) {
  const { currency } = customer
  const { taken } = useBothMoves(customer)
  const rates = useRates()
  const products = useCall('Product.find', { filter: sold }).data
  const all = useCall('ProductVariation.find', { filter: { where: { active: true }, order: 'price ASC' } }).data
  const discounts = useCall('PriceDiscount.find', { filter: {} }).data
  const product = products?.find(({ id }) => id === productId) ?? products?.[0]
  const variations = all?.filter((each) => each.productId === product?.id) ?? []
  // The prices in the customer's own currency come first, as the server takes one of those where none is named.
  const offered = variations.toSorted((a, b) => Number(b.currency === currency) - Number(a.currency === currency))

  const priceOf = ({ variationId: id }: Pick<Subscribing, 'variationId'>) => all?.find((each) => each.id === id)

  function costUsd(asked: Subscribing): number | undefined {
    const { productId: id, quantity } = asked
    const price = priceOf(asked) ?? products?.find((each) => each.id === id)
    if (!price) return undefined
    const reduced = discounts?.filter((each) => each.productId === id) ?? []
    // Converted and reduced before it is rounded, once, as servers do.
    const share = 1 - discountPercent(reduced, new Date()) / 100
    const eachUsd = fromCustomerCurrency(price.price * share, price.currency, rates)
    return fromMinorUnits(toMinorUnits(eachUsd) * quantity)
  }

  function costOf(body: Subscribing): string {
    const usd = costUsd(body)
    return usd === undefined ? '' : taken(usd)
  }

  return {
    products,
    product,
    variations: offered,
    variation: offered.find(({ id }) => id === variationId) ?? offered[0],
    /** All that the cost depends on is here. */
    isKnown: products !== undefined && all !== undefined && discounts !== undefined && rates.length > 0,
    ...{ priceOf, costOf },
    /** The same in US dollars; 0 for what is no longer offered. */
    costUsd: (body: Subscribing) => costUsd(body) ?? 0,
  }
}

// Only a product without prices of its own has no `variationId`.
const subscribeSchema = z.required(zSubscribeRequest, { quantity: true, customerId: true, reason: true })

interface SubscribeProps extends OperationProps {
  /** The plan the customer has: another plan, or price of it, takes its place. */
  plan: components['schemas']['Subscription'] | undefined
}

/** Subscribes a customer to a product, or changes the plan, at once and from the wallet. */
export function SubscribeCustomerDialog({ customer, plan, onClose }: SubscribeProps) {
  const { id: customerId, companyName: company } = customer
  const [productId, setProductId] = useState<number>()
  const [variationId, setVariationId] = useState<number>()
  const [typed, setTyped] = useState('1')
  const quantity = typedCount(typed)
  const isGood = quantity >= 1 && quantity <= 1000
  const sold = useSoldProducts(customer, productId, variationId)
  const { products, product, variation, isKnown, priceOf, costOf, costUsd } = sold
  const isPlan = product?.kind === 'plan'
  const chosen =
    product && isKnown && (isPlan || isGood)
      ? { productId: product.id, ...(variation && { variationId: variation.id }), quantity: isPlan ? 1 : quantity }
      : undefined

  return (
    <OperationDialog
      title={t('subscribe')}
      operation={{
        subject: `desk subscribe ${customerId}`,
        schema: subscribeSchema,
        send: ({ variationId: price, ...rest }, options) =>
          api().Product.subscribeProduct({ body: { ...rest, ...(price && { variationId: price }) } }, options),
        title: (body) => t('subscribeTitle', { amount: costOf(body) }),
        ask(body) {
          const bought = products?.find(({ id }) => id === body.productId)
          if (!bought) return t('subscribeEarlier', { company })
          const price = priceOf(body)
          const name = subscribedName({
            productId: bought.id,
            Product: bought,
            ...(price && { ProductVariation: price }),
          })
          const words = { company, product: name, amount: costOf(body), quantity: body.quantity }
          const isOther = plan?.productId !== bought.id || plan.variationId !== body.variationId
          const asked =
            plan && bought.kind === 'plan' && isOther
              ? t('planAsk', { ...words, plan: subscribedName(plan) })
              : t('subscribeAsk', words)
          return `${asked} ${t('wholePeriod', { tax: offeredTaxText(costUsd(body)) })}`
        },
        done: (body) =>
          t('subscribeDone', { company, product: products?.find(({ id }) => id === body.productId)?.name ?? '' }),
      }}
      bodyWith={(reason) => chosen && { ...chosen, customerId, reason }}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <ProductFields sold={sold} onProduct={setProductId} onPrice={setVariationId} />
          {product && !isPlan && (
            <PlainField
              label={t('quantity')}
              value={typed}
              inputMode="numeric"
              autoComplete="off"
              error={isTried && !isGood ? t('quantityHint') : undefined}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          <WalletTooSmall customer={customer} costUsd={chosen && costUsd(chosen)} />
        </>
      )}
    </OperationDialog>
  )
}

interface ProductFieldsProps {
  sold: ReturnType<typeof useSoldProducts>
  onProduct: (id: number) => void
  onPrice: (id: number | undefined) => void
}

/** The product, and its price where it has several. */
function ProductFields({ sold, onProduct, onPrice }: ProductFieldsProps) {
  const { products, product, variations, variation, isKnown } = sold
  return (
    <>
      {products?.length === 0 && <p>{t('noProducts')}</p>}
      {!isKnown && <p role="status">{t('loading')}</p>}
      {products && product && (
        <PlainSelect
          label={t('product')}
          value={product.id}
          options={products.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => {
            onProduct(Number(target.value))
            onPrice(undefined)
          }}
        />
      )}
      {variation && (
        <PlainSelect
          label={t('price')}
          value={variation.id}
          options={variations.map((one) => ({
            value: String(one.id),
            label: t('priceOption', { name: one.name, price: formatMoney(one.price, one.currency), recur: one.recur }),
          }))}
          onChange={({ target }) => onPrice(Number(target.value))}
        />
      )}
    </>
  )
}

interface EndSubscriptionProps extends OperationProps {
  subscription: components['schemas']['Subscription']
}

/** Ends a subscription, all of it: sent again after a lost answer, there is none left to end. */
export function EndSubscriptionDialog({ customer, subscription, onClose }: EndSubscriptionProps) {
  const { id: customerId, companyName: company } = customer
  const { id: subscriptionId, productId, quantity } = subscription
  const product = subscribedName(subscription)
  const [reason, setReason] = useState('')
  const guard = useTypedGuard(onClose)
  const asked = useConfirmed(async () => {
    try {
      await api().Product.unsubscribeProduct({ body: { productId, subscriptionId, customerId, reason: reason.trim() } })
    } finally {
      // It may have ended elsewhere when it is refused.
      void refreshBilling('AuditLog')
    }
    toast({ severity: 'success', text: t('ended', { company, product }) })
    guard.leaveNow()
  })
  return (
    <ConfirmDialog
      open
      destructive
      title={t('endTitle', { product })}
      confirmLabel={t('endConfirm')}
      {...asked}
      disabled={reason.trim() === ''}
      onClose={guard.leave}
    >
      <TypedFields guard={guard}>
        <p>
          {t('endText', { company, product, quantity: formatNumber(quantity) })} {endingText(subscription)}
        </p>
        <ReasonField value={reason} isTried={false} disabled={asked.pending} onChange={setReason} />
        <p>{t('reasonHint')}</p>
      </TypedFields>
    </ConfirmDialog>
  )
}
