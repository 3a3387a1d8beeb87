import { symbolOf } from '../payments/money.ts'
import type { ModelRules } from './types.ts'

/** A variation is a price of a product that is there. */
export const productVariationRules: ModelRules<'ProductVariation'> = {
  defaults: ({ currency = 'USD' }) => ({ currencySymbol: symbolOf(currency), walletBaseline: 0, active: true }),

  check: ({ productId }, { store }) =>
    store.table('Product').get(productId)
      ? []
      : [{ field: 'productId', code: 'inclusion', message: 'names no product', value: productId }],
}
