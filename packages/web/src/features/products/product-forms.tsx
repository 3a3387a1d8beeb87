import type { components } from '@lineboard/contract'
import { zProductUpdate, zProductVariationInput } from '@lineboard/contract/zod'
import { useWatch } from 'react-hook-form'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.ts'
import { choicesOf } from '../../kit/form/relation-option.ts'
import { amountToType, typedAmount } from '../../state/typed-amount.ts'
import { tierLabels } from './product-cells.tsx'
import { t } from './products.messages.ts'
import { UsedBy } from './used-by.tsx'

type Sold = Pick<
  components['schemas']['ProductVariation'],
  'name' | 'description' | 'price' | 'currency' | 'walletBaseline' | 'active'
>

/** How a product and each of its prices is sold, as the form has it. */
const toSale = (row?: Sold) => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  price: amountToType(row?.price, row?.currency),
  currency: row?.currency ?? 'USD',
  walletBaseline: amountToType(row?.walletBaseline, row?.currency),
  active: row?.active === false ? 'no' : 'yes',
})

type Sale = ReturnType<typeof toSale>

/** The same as the wire takes it, with whatever else the form has. */
const fromSale = <Values extends Sale>(values: Values) => ({
  ...values,
  price: typedAmount(values.price, values.currency),
  walletBaseline: typedAmount(values.walletBaseline, values.currency),
  active: values.active === 'yes',
})

const { TextInput, SelectInput, MoneyInput } = inputsFor<Sale & { recur: string }>()

/** Whether it is sold at all. */
const ActiveInput = () => (
  <SelectInput name="active" label={t('active')} choices={choicesOf({ yes: t('yes'), no: t('no') })} span={1} />
)

/** What it costs, how often, and what credit comes with it. */
function PriceGroup() {
  const currency: string = useWatch<Sale, 'currency'>({ name: 'currency' }) || 'USD'
  return (
    <FieldGroup title={t('groupPrice')}>
      <MoneyInput name="price" label={t('price')} currency={currency} span={1} />
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

const toValues = (row?: Product) => ({ ...toSale(row), tier: row?.tier ?? '', recur: row?.recur ?? '' })

const { TextInput: ProductText, SelectInput: ProductSelect } = inputsFor<ReturnType<typeof toValues>>()

function Fields({ row }: { row?: Product | undefined }) {
  return (
    <>
      {row && <UsedBy productId={row.id} product={row.name} />}
      <FieldGroup title={t('group')}>
        <ProductText name="name" label={t('name')} />
        <ProductText name="description" label={t('description')} lines={2} />
        <ProductSelect name="tier" label={t('tier')} choices={choicesOf(tierLabels)} none="–" span={1} />
        <ActiveInput />
      </FieldGroup>
      <PriceGroup />
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

type ProductVariation = components['schemas']['ProductVariation']

const toPriceValues = (row?: ProductVariation) => ({
  ...toSale(row),
  productId: row?.productId ?? null,
  recur: row?.recur ?? 'monthly',
})

const { TextInput: PriceText, RelationInput } = inputsFor<ReturnType<typeof toPriceValues>>()

function PriceFields({ row }: { row?: ProductVariation | undefined }) {
  return (
    <>
      {row && <UsedBy productId={row.productId} product={row.Product?.name ?? ''} variationId={row.id} />}
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
