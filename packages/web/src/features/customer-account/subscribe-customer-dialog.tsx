import { useState } from 'react'
import { api } from '../../data/client.ts'
import { offeredTaxText } from '../../shared/tax/tax-text.ts'
import { WalletTooSmall } from '../../shared/wallet/wallet-too-small.tsx'
import { formatMoney } from '../../state/numbers.ts'
import { typedCount } from '../../state/typed-amount.ts'
import { PlainField } from '../../ui/plain-field.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { OperationDialog } from './operation-dialog.tsx'
import type { OperationProps } from './operation-props.ts'
import { subscribeSchema } from './operation-schemas.ts'
import { t } from './operations.messages.ts'
import { useSoldProducts } from './use-sold-products.ts'

interface SubscribeProps extends OperationProps {
  /** Name of the plan the customer has: another plan takes its place. */
  plan: string | undefined
}

/** Subscribes a customer to a product, or changes the plan, at once and from the wallet. */
export function SubscribeCustomerDialog({ customer, plan, onClose }: SubscribeProps) {
  const { id: customerId, companyName: company } = customer
  const [productId, setProductId] = useState<number>()
  const [variationId, setVariationId] = useState<number>()
  const [typed, setTyped] = useState('1')
  const quantity = typedCount(typed)
  const isGood = quantity >= 1 && quantity <= 1000
  const { products, product, variations, variation, isKnown, costOf, costUsd } = useSoldProducts(
    customer,
    productId,
    variationId,
  )
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
          const words = { company, product: bought.name, amount: costOf(body), quantity: body.quantity }
          const replaced = bought.kind === 'plan' && plan !== bought.name ? plan : undefined
          const asked = replaced === undefined ? t('subscribeAsk', words) : t('planAsk', { ...words, plan: replaced })
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
          {products?.length === 0 && <p>{t('noProducts')}</p>}
          {!isKnown && <p role="status">{t('loading')}</p>}
          {products && product && (
            <PlainSelect
              label={t('product')}
              value={product.id}
              options={products.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={({ target }) => {
                setProductId(Number(target.value))
                setVariationId(undefined)
              }}
            />
          )}
          {variation && (
            <PlainSelect
              label={t('price')}
              value={variation.id}
              options={variations.map((one) => ({
                value: String(one.id),
                label: t('priceOption', {
                  name: one.name,
                  price: formatMoney(one.price, one.currency),
                  recur: one.recur,
                }),
              }))}
              onChange={({ target }) => setVariationId(Number(target.value))}
            />
          )}
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
