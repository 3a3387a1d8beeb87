import { entities } from '@lineboard/contract/entities'
import { filterFields, formatFilterText } from '@lineboard/sdk'
import { numberCell } from '../../kit/cells/number-cells.tsx'
import type { Cell } from '../../kit/column.ts'
import { countBy, counted } from '../../kit/count-by.ts'
import { valueAt } from '../../kit/value-at.ts'
import { hrefOf } from '../../places/href.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './products.messages.ts'

/** What a product is. */
export const kindLabels = {
  plan: t('plan'),
  addon: t('addon'),
  number: t('number'),
  wallet: t('wallet'),
  call_charges: t('callCharges'),
} as const

/** Tiers of plans. */
export const tierLabels = { BASIC: t('basic'), ADVANCED: t('advanced') } as const

/** Subscriptions to each product that are not cancelled: whoever has some of it. */
export const countedSubscriptions = counted({
  call: 'Subscription.find',
  argsOf: (ids) =>
    ({
      filter: { where: { productId: { inq: [...ids] }, status: { neq: 'cancelled' } }, fields: ['id', 'productId'] },
    }) as const,
  countsOf: (subscriptions) => countBy(subscriptions, 'productId'),
})

const searchable = filterFields(entities, 'Subscription')

/** The list of the subscriptions to a product, or to one of its prices, that are counted: those that are not cancelled. */
export function subscriptionsTo(product: string, variationId?: number): string {
  const blocks = [
    { type: 'field', key: 'product', value: product, operator: 'is' },
    ...(variationId === undefined ? [] : [{ type: 'field', key: 'variationId', value: String(variationId) } as const]),
    { type: 'field', key: 'status', value: 'cancelled', operator: 'isNot' },
  ] as const
  return hrefOf('subscriptions', {}, { filter: formatFilterText(blocks, searchable) })
}

const priceFields = filterFields(entities, 'ProductVariation')

/** The list of the prices of a product. */
export function pricesOf(productId: number): string {
  const blocks = [{ type: 'field', key: 'productId', value: String(productId) }] as const
  return hrefOf('productVariations', {}, { filter: formatFilterText(blocks, priceFields) })
}

/** How many subscriptions there are to a product, linked to the list of them. */
export const subscriptionsCell: Cell<number> = {
  ...numberCell,
  render: ({ value, row, tabIndex }) =>
    value === 0 ? (
      numberCell.toText(0)
    ) : (
      <PlaceLink href={subscriptionsTo(String(valueAt(row, 'name')))} tabIndex={tabIndex}>
        {numberCell.toText(value)}
      </PlaceLink>
    ),
}
