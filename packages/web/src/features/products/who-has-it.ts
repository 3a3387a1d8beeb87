import { entities } from '@lineboard/contract/entities'
import { formatFilterText, searchableFields } from '@lineboard/sdk'
import { countBy, counted } from '../../kit/count-by.ts'
import { hrefOf } from '../../places/href.ts'

/** Subscriptions to each product that are not cancelled: whoever has some of it. */
export const countedSubscriptions = counted({
  call: 'Subscription.find',
  argsOf: (ids) =>
    ({
      filter: { where: { productId: { inq: [...ids] }, status: { neq: 'cancelled' } }, fields: ['id', 'productId'] },
    }) as const,
  countsOf: (subscriptions) => countBy(subscriptions, 'productId'),
})

const searchable = searchableFields(entities, 'Subscription')

/** The list of the subscriptions to a product. */
export const subscriptionsTo = (product: string): string =>
  hrefOf(
    'subscriptions',
    {},
    { filter: formatFilterText([{ type: 'field', key: 'product', value: product, operator: 'is' }], searchable) },
  )
