import type { components } from '@lineboard/contract'
import { zProductUpdate } from '@lineboard/contract/zod'
import { defineForm } from '../../kit/define-form.ts'
import { choicesOf } from '../../kit/form/choices-of.ts'
import { FieldGroup } from '../../kit/form/field-group.tsx'
import { inputsFor } from '../../kit/form/inputs.ts'
import { tierLabels } from './product-labels.ts'
import { t } from './products.messages.ts'
import { ActiveInput, fromSale, PriceGroup, toSale } from './sale.tsx'
import { UsedBy } from './used-by.tsx'

type Product = components['schemas']['Product']

const toValues = (row?: Product) => ({ ...toSale(row), tier: row?.tier ?? '', recur: row?.recur ?? '' })

const { TextInput, SelectInput } = inputsFor<ReturnType<typeof toValues>>()

function Fields({ row }: { row?: Product | undefined }) {
  return (
    <>
      {row && <UsedBy productId={row.id} product={row.name} />}
      <FieldGroup title={t('group')}>
        <TextInput name="name" label={t('name')} />
        <TextInput name="description" label={t('description')} lines={2} />
        <SelectInput name="tier" label={t('tier')} choices={choicesOf(tierLabels)} none="–" span={1} />
        <ActiveInput />
      </FieldGroup>
      <PriceGroup />
    </>
  )
}

export const form = defineForm({
  schema: zProductUpdate,
  toValues,
  toBody: fromSale,
  bulk: ['active', 'recur', 'walletBaseline'],
  Fields,
})
