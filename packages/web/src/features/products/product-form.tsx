import type { components } from '@lineboard/contract'
import { zProductUpdate } from '@lineboard/contract/zod'
import { choicesOf } from '../../resource/form/choices-of.ts'
import { typedNumber } from '../../resource/form/drop-blank.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { tierLabels } from './labels.ts'
import { t } from './products.messages.ts'

type Product = components['schemas']['Product']

const toValues = (row?: Product) => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  tier: row?.tier ?? '',
  recur: row?.recur ?? '',
  price: row?.price.toString() ?? '',
  currency: row?.currency ?? 'USD',
  walletBaseline: row?.walletBaseline.toString() ?? '',
  active: row?.active === false ? 'no' : 'yes',
})

type Values = ReturnType<typeof toValues>

const { TextInput, SelectInput } = inputsFor<Values>()

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
        <TextInput name="name" label={t('name')} />
        <TextInput name="description" label={t('description')} lines={2} />
        <SelectInput name="tier" label={t('tier')} choices={choicesOf(tierLabels)} none="–" span={1} />
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
  schema: zProductUpdate,
  toValues,
  toBody,
  bulk: ['active', 'recur', 'walletBaseline'],
  Fields,
})
