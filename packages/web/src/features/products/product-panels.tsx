import type { components } from '@lineboard/contract'
import type { Served } from '@lineboard/contract/stated'
import { zProductUpdate, zProductVariationInput } from '@lineboard/contract/zod'
import { storedCurrency } from '@lineboard/sdk'
import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCall } from '../../data/use-call.ts'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { choicesOf } from '../../kit/form/relation-option.ts'
import type { RemovalNotesProps } from '../../kit/list-options.ts'
import { comma } from '../../lib/messages.ts'
import { rowHref } from '../../places/href.ts'
import { amountToType, typedAmount } from '../../state/typed-amount.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { optionText, useDiscountsOf, useOfferedPrices } from './prices.tsx'
import { pricesOf, subscriptionsTo, tierLabels } from './product-cells.tsx'
import { t } from './products.messages.ts'

/** What opens over the lists of products and prices. */
export { SubscribeDialog } from './subscribe-dialog.tsx'

interface UsedByProps {
  productId: number
  /** Name of the product. */
  product: string
  /** What the product is; undefined where a price of it is spoken of. */
  kind?: Product['kind'] | undefined
  /** Only who pays this price; everybody who has the product where it is left out. */
  variationId?: number
}

/** Most that are counted one by one. */
const MOST_COUNTED = 1000
const MOST_NAMED = 5

/** Names of those who subscribe, or their ids; undefined where the server does not say who they are. */
function namesOfSubscribers(subscriptions: readonly Served<'Subscription'>[]): string[] | undefined {
  const names = subscriptions.map(
    ({ Customer, customerId }) => Customer?.companyName ?? (customerId === undefined ? undefined : `#${customerId}`),
  )
  const known = names.filter((name) => name !== undefined)
  return known.length === names.length ? [...new Set(known)] : undefined
}

/** Who has a product, or pays a price, before it is changed or withdrawn, and what that means for them. */
export function UsedBy({ productId, product, kind, variationId }: UsedByProps) {
  const active: unknown = useWatch({ name: 'active' })
  const where = { productId, ...(variationId !== undefined && { variationId }), status: { neq: 'cancelled' } } as const
  const filter = { where, include: ['Customer'], limit: MOST_COUNTED } as const
  const { data, error } = useCall('Subscription.find', { filter }, { silent: true })
  const names = namesOfSubscribers(data ?? [])
  const quantity = data?.reduce((sum, one) => sum + one.quantity, 0) ?? 0
  const said =
    error || !names
      ? t('usedBy.unknown')
      : !data
        ? t('usedBy.counting')
        : data.length === 0
          ? t(kind === 'number' ? 'usedBy.numbers' : 'usedBy.nobody')
          : t('usedBy.some', {
              subscriptions: data.length,
              customers: names.length,
              quantity,
              names: names.slice(0, MOST_NAMED).join(comma),
              more: Math.max(0, names.length - MOST_NAMED),
            })
  return (
    <Alert severity={names && names.length > 0 ? 'warning' : 'info'} role="status" aria-label={t('usedBy.title')}>
      <p>{said}</p>
      {names && names.length > 0 && (
        <>
          <p>
            {active === 'no'
              ? t('usedBy.withdrawn')
              : t(variationId === undefined ? 'usedBy.changedOwn' : 'usedBy.changed')}
          </p>
          <PlaceLink href={subscriptionsTo(product, variationId)}>{t('usedBy.show')}</PlaceLink>
        </>
      )}
    </Alert>
  )
}

/** What whoever pays a price that is deleted pays from then on. */
export function RemovalNotes({ targets, onFirst }: RemovalNotesProps) {
  const where = { variationId: { inq: targets.map(({ id }) => id) }, status: { neq: 'cancelled' } } as const
  const { data, error, mutate } = useCall('Subscription.find', { filter: { where } }, { silent: true })
  const isKnown = data !== undefined
  useEffect(() => {
    if (isKnown) onFirst(undefined)
  }, [isKnown, onFirst])
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />
  if (!data || data.length === 0) return null
  return <Alert severity="warning">{t('priceDeleted', { count: data.length })}</Alert>
}

type Sold = Pick<
  components['schemas']['ProductVariation'],
  'name' | 'description' | 'price' | 'currency' | 'walletBaseline' | 'active'
>

/** How a product and each of its prices is sold, as the form has it. */
const toSale = (row?: Sold) => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  price: amountToType(row?.price, row?.currency),
  currency: row?.currency ?? storedCurrency(),
  walletBaseline: amountToType(row?.walletBaseline, row?.currency),
  active: yesOrNo(row, row?.active),
})

type Sale = ReturnType<typeof toSale>

/** Whether it is sold, as the form has it: yes for a new one, and nothing where the server does not say. */
function yesOrNo(row: object | undefined, active: boolean | undefined): string {
  if (row && active === undefined) return ''
  return active === false ? 'no' : 'yes'
}

/** The same as the wire takes it, with whatever else the form has. */
const fromSale = <Values extends Sale>(values: Values) => ({
  ...values,
  price: typedAmount(values.price, values.currency),
  walletBaseline: typedAmount(values.walletBaseline, values.currency),
  active: values.active === '' ? undefined : values.active === 'yes',
})

const { TextInput, SelectInput, MoneyInput } = inputsFor<Sale & { recur: string }>()

/** Whether it is sold at all. */
const ActiveInput = () => (
  <SelectInput name="active" label={t('active')} choices={choicesOf({ yes: t('yes'), no: t('no') })} span={1} />
)

interface PriceGroupProps {
  title?: string
  price?: { label: string; hint?: string }
}

/** What it costs, how often, and what credit comes with it; `price` is what its price is called. */
function PriceGroup({ title = t('groupPrice'), price = { label: t('price') } }: PriceGroupProps) {
  const currency: string = useWatch<Sale, 'currency'>({ name: 'currency' }) || storedCurrency()
  return (
    <FieldGroup title={title}>
      <MoneyInput name="price" {...price} currency={currency} span={1} />
      <TextInput name="currency" label={t('currency')} span={1} />
      <TextInput name="recur" label={t('recur')} hint={t('recurHint')} span={1} />
      <MoneyInput
        name="walletBaseline"
        label={t('walletBaseline')}
        hint={t('walletBaselineHint')}
        currency={currency}
        span={1}
      />
    </FieldGroup>
  )
}

type Product = components['schemas']['Product']
type ProductVariation = components['schemas']['ProductVariation']

const toValues = (row?: Product) => ({ ...toSale(row), tier: row?.tier ?? '', recur: row?.recur ?? '' })

const { TextInput: ProductText, SelectInput: ProductSelect } = inputsFor<ReturnType<typeof toValues>>()

interface ChargedProps {
  product: Product
  prices: readonly ProductVariation[]
}

/** What is charged for a product that has product prices: each leads to its own form. */
function ChargedGroup({ product: { id, name }, prices }: ChargedProps) {
  const [now] = useState(() => new Date())
  const discounts = useDiscountsOf(id)
  return (
    <FieldGroup title={t('charged')}>
      {prices.map((price) => (
        <p key={price.id}>
          <PlaceLink href={rowHref('productVariations', { action: 'edit', id: price.id })}>
            {optionText(price, discounts, now)}
          </PlaceLink>
        </p>
      ))}
      <p>
        <PlaceLink href={pricesOf(id)}>{t('itsPrices', { name })}</PlaceLink>
      </p>
    </FieldGroup>
  )
}

/** A product with product prices is sold at those: they come first, and its own price last. */
export function Fields({ row }: { row?: Product | undefined }) {
  const prices = useOfferedPrices(row?.id)
  const isUnused = prices.length > 0
  return (
    <>
      {row && isUnused && <ChargedGroup product={row} prices={prices} />}
      {row && <UsedBy productId={row.id} product={row.name} kind={row.kind} />}
      <FieldGroup title={t('group')}>
        <ProductText name="name" label={t('name')} />
        <ProductText name="description" label={t('description')} lines={2} />
        <ProductSelect name="tier" label={t('tier')} choices={choicesOf(tierLabels)} none="–" span={1} />
        <ActiveInput />
      </FieldGroup>
      <PriceGroup
        title={t(isUnused ? 'ownPrice' : 'groupPrice')}
        price={{ label: t(isUnused ? 'ownPrice' : 'price'), hint: t(isUnused ? 'ownPriceUnused' : 'ownPriceHint') }}
      />
    </>
  )
}

export const productForm = defineForm({
  schema: zProductUpdate,
  toValues,
  toBody: fromSale,
  bulk: ['active', 'recur', 'walletBaseline'],
  Fields,
})

const toPriceValues = (row?: ProductVariation) => ({
  ...toSale(row),
  productId: row?.productId ?? null,
  recur: row?.recur ?? 'monthly',
})

const { TextInput: PriceText, RelationInput } = inputsFor<ReturnType<typeof toPriceValues>>()

function PriceFields({ row }: { row?: ProductVariation | undefined }) {
  return (
    <>
      {row?.productId !== undefined && (
        <UsedBy productId={row.productId} product={row.Product?.name ?? ''} variationId={row.id} />
      )}
      <FieldGroup title={t('group')}>
        <RelationInput name="productId" label={t('product')} list="Product.find" textField="name" />
        <PriceText name="name" label={t('name')} hint={t('nameHint')} />
        <PriceText name="description" label={t('description')} hint={t('descriptionHint')} />
        <ActiveInput />
      </FieldGroup>
      <PriceGroup />
    </>
  )
}

export const priceForm = defineForm({
  schema: zProductVariationInput,
  toValues: toPriceValues,
  toBody: fromSale,
  bulk: ['price', 'currency', 'recur', 'walletBaseline', 'active'],
  Fields: PriceFields,
})
