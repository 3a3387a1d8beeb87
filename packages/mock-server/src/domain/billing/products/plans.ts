import type { components } from '@lineboard/contract'
import { holdingDiscount } from '@lineboard/contract/discount'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import type { ModelRules } from '../../rules/model-rules.ts'
import { convert, fromMinor, hasRate, symbolOf } from '../money/money.ts'
import { unitMinor } from './prices.ts'

type Plan = components['schemas']['RegistrationPlan']

/** What is taken off a price at a moment, for whoever is to see it; nothing where no discount holds. */
function reduction(
  store: Store,
  { productId, price, currency: own }: Row<'ProductVariation'>,
  currency: string,
  at: Date,
): Pick<Plan, 'fullPrice' | 'discountPercent' | 'discountUntil'> {
  const discount = holdingDiscount(store.table('PriceDiscount').by('productId', productId), at)
  if (!discount) return {}
  const { percent, until } = discount
  const fullPrice = fromMinor(convert(price, own, currency), currency)
  return { fullPrice, discountPercent: percent, ...(until && { discountUntil: until }) }
}

/** A plan as it is offered at a moment: at what it costs then, discounts taken off. */
function toPlan(
  store: Store,
  product: Row<'Product'>,
  variation: Row<'ProductVariation'>,
  wanted: string,
  at: Date,
): Plan {
  const { id, recur, walletBaseline, currency: own } = variation
  const { id: productId, code, name, description } = product
  const currency = hasRate(wanted) ? wanted : own
  return {
    id,
    description: variation.description ?? `${name}, ${variation.name}`,
    currency,
    price: fromMinor(unitMinor(store, product, variation, at, currency), currency),
    ...reduction(store, variation, currency, at),
    recur,
    walletBaseline: fromMinor(convert(walletBaseline, own, currency), currency),
    currencySymbol: currency === own ? variation.currencySymbol : symbolOf(currency),
    Product: { id: productId, code, name, description },
  }
}

/** The plans offered at sign-up at a moment: at their own prices in a currency, else at those in USD converted by its rate. */
export function registrationPlans(store: Store, at: Date, currency = 'USD'): Plan[] {
  const plans = store.table('Product').find({ where: { kind: 'plan', active: true } })
  return plans.flatMap((product) => {
    const active = store.table('ProductVariation').find({ where: { productId: product.id, active: true } })
    const own = active.filter((variation) => variation.currency === currency)
    const offered = own.length > 0 ? own : active.filter((variation) => variation.currency === 'USD')
    return offered.map((variation) => toPlan(store, product, variation, currency, at))
  })
}

/** A variation is a price of a product that is there. */
export const productVariationRules: ModelRules<'ProductVariation'> = {
  defaults: ({ currency = 'USD' }) => ({ currencySymbol: symbolOf(currency), walletBaseline: 0, active: true }),

  check: ({ productId }, { store }) =>
    store.table('Product').get(productId)
      ? []
      : [{ field: 'productId', code: 'inclusion', message: 'names no product', value: productId }],
}
