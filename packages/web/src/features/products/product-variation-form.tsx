import type { components } from '@lineboard/contract'
import { zProductVariationInput } from '@lineboard/contract/zod'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/field-group.tsx'
import { inputsFor } from '../../kit/form/inputs.ts'
import { t } from './products.messages.ts'
import { ActiveInput, fromSale, PriceGroup, toSale } from './sale.tsx'
import { UsedBy } from './used-by.tsx'

type ProductVariation = components['schemas']['ProductVariation']

const toValues = (row?: ProductVariation) => ({
  ...toSale(row),
  productId: row?.productId ?? null,
  recur: row?.recur ?? 'monthly',
})

const { TextInput, RelationInput } = inputsFor<ReturnType<typeof toValues>>()

function Fields({ row }: { row?: ProductVariation | undefined }) {
  return (
    <>
      {row && <UsedBy productId={row.productId} product={row.Product?.name ?? ''} variationId={row.id} />}
      <FieldGroup title={t('group')}>
        <RelationInput name="productId" label={t('product')} list="Product.find" textField="name" />
        <TextInput name="name" label={t('name')} hint={t('nameHint')} />
        <TextInput name="description" label={t('description')} hint={t('descriptionHint')} />
        <ActiveInput />
      </FieldGroup>
      <PriceGroup />
    </>
  )
}

export const form = defineForm({
  schema: zProductVariationInput,
  toValues,
  toBody: fromSale,
  bulk: ['price', 'currency', 'recur', 'walletBaseline', 'active'],
  Fields,
})
