import type { components } from '@lineboard/contract'
import { zProductVariationInput } from '@lineboard/contract/zod'
import { choicesOf } from '../../resource/form/choices-of.ts'
import { typedNumber } from '../../resource/form/drop-blank.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { t } from './products.messages.ts'

type ProductVariation = components['schemas']['ProductVariation']

const toValues = (row?: ProductVariation) => ({
  productId: row?.productId ?? null,
  name: row?.name ?? '',
  description: row?.description ?? '',
  currency: row?.currency ?? 'USD',
  price: row?.price.toString() ?? '',
  recur: row?.recur ?? 'monthly',
  walletBaseline: row?.walletBaseline.toString() ?? '',
  active: row?.active === false ? 'no' : 'yes',
})

type Values = ReturnType<typeof toValues>

const { TextInput, SelectInput, RelationInput } = inputsFor<Values>()

const toBody = (values: Values) => ({
  ...values,
  price: typedNumber(values.price),
  walletBaseline: typedNumber(values.walletBaseline),
  active: values.active === 'yes',
})

function Fields() {
  return (
    <>
      <FieldGroup title={t('group')}>
        <RelationInput name="productId" label={t('product')} list="Product.find" textField="name" />
        <TextInput name="name" label={t('name')} hint={t('nameHint')} />
        <TextInput name="description" label={t('description')} hint={t('descriptionHint')} />
        <SelectInput name="active" label={t('active')} choices={choicesOf({ yes: t('yes'), no: t('no') })} span={1} />
      </FieldGroup>
      <FieldGroup title={t('groupPrice')}>
        <TextInput name="price" label={t('price')} inputMode="decimal" span={1} />
        <TextInput name="currency" label={t('currency')} span={1} />
        <TextInput name="recur" label={t('recur')} hint={t('recurHint')} span={1} />
        <TextInput
          name="walletBaseline"
          label={t('walletBaseline')}
          hint={t('walletBaselineHint')}
          inputMode="decimal"
          span={1}
        />
      </FieldGroup>
    </>
  )
}

export const form = defineForm({
  schema: zProductVariationInput,
  toValues,
  toBody,
  bulk: ['price', 'currency', 'recur', 'walletBaseline', 'active'],
  Fields,
})
