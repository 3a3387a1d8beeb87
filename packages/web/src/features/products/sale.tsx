import type { components } from '@lineboard/contract'
import { choicesOf } from '../../resource/form/choices-of.ts'
import { typedNumber } from '../../resource/form/drop-blank.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { inputsFor } from '../../resource/form/inputs.ts'
import { t } from './products.messages.ts'

type Sold = Pick<
  components['schemas']['ProductVariation'],
  'name' | 'description' | 'price' | 'currency' | 'walletBaseline' | 'active'
>

/** How a product and each of its prices is sold, as the form has it. */
export const toSale = (row?: Sold) => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  price: row?.price.toString() ?? '',
  currency: row?.currency ?? 'USD',
  walletBaseline: row?.walletBaseline.toString() ?? '',
  active: row?.active === false ? 'no' : 'yes',
})

type Sale = ReturnType<typeof toSale>

/** The same as the wire takes it, with whatever else the form has. */
export const fromSale = <Values extends Sale>(values: Values) => ({
  ...values,
  price: typedNumber(values.price),
  walletBaseline: typedNumber(values.walletBaseline),
  active: values.active === 'yes',
})

const { TextInput, SelectInput } = inputsFor<Sale & { recur: string }>()

/** Whether it is sold at all. */
export const ActiveInput = () => (
  <SelectInput name="active" label={t('active')} choices={choicesOf({ yes: t('yes'), no: t('no') })} span={1} />
)

/** What it costs, how often, and what credit comes with it. */
export const PriceGroup = () => (
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
)
