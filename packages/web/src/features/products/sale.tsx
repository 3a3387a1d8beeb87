import type { components } from '@lineboard/contract'
import { useWatch } from 'react-hook-form'
import { choicesOf } from '../../kit/form/choices-of.ts'
import { FieldGroup } from '../../kit/form/field-group.tsx'
import { inputsFor } from '../../kit/form/inputs.ts'
import { amountToType, typedAmount } from '../../state/typed-amount.ts'
import { t } from './products.messages.ts'

type Sold = Pick<
  components['schemas']['ProductVariation'],
  'name' | 'description' | 'price' | 'currency' | 'walletBaseline' | 'active'
>

/** How a product and each of its prices is sold, as the form has it. */
export const toSale = (row?: Sold) => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  price: amountToType(row?.price, row?.currency),
  currency: row?.currency ?? 'USD',
  walletBaseline: amountToType(row?.walletBaseline, row?.currency),
  active: row?.active === false ? 'no' : 'yes',
})

type Sale = ReturnType<typeof toSale>

/** The same as the wire takes it, with whatever else the form has. */
export const fromSale = <Values extends Sale>(values: Values) => ({
  ...values,
  price: typedAmount(values.price, values.currency),
  walletBaseline: typedAmount(values.walletBaseline, values.currency),
  active: values.active === 'yes',
})

const { TextInput, SelectInput, MoneyInput } = inputsFor<Sale & { recur: string }>()

/** Whether it is sold at all. */
export const ActiveInput = () => (
  <SelectInput name="active" label={t('active')} choices={choicesOf({ yes: t('yes'), no: t('no') })} span={1} />
)

/** What it costs, how often, and what credit comes with it. */
export function PriceGroup() {
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
