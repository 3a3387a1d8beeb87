import type { components } from '@lineboard/contract'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { fromUsd, hasRate, symbolOf } from './money.ts'

type Plan = components['schemas']['RegistrationPlan']

function inCurrency(variation: Row<'ProductVariation'>, currency: string) {
  if (variation.currency === currency || !hasRate(currency)) return variation
  const { price, walletBaseline } = variation
  return {
    ...variation,
    price: fromUsd(price, currency),
    walletBaseline: fromUsd(walletBaseline, currency),
    currency,
    currencySymbol: symbolOf(currency),
  }
}

function toPlan(product: Row<'Product'>, variation: Row<'ProductVariation'>): Plan {
  const { id, currency, price, recur, walletBaseline, currencySymbol } = variation
  const { id: productId, code, name, description } = product
  return {
    id,
    description: variation.description ?? `${name}, ${variation.name}`,
    currency,
    price,
    recur,
    walletBaseline,
    currencySymbol,
    Product: { id: productId, code, name, description },
  }
}

/** The plans offered at sign-up: at their own prices in a currency, else at those in USD converted by its rate. */
export function registrationPlans(store: Store, currency = 'USD'): Plan[] {
  const plans = store.table('Product').find({ where: { kind: 'plan', active: true } })
  return plans.flatMap((product) => {
    const active = store.table('ProductVariation').find({ where: { productId: product.id, active: true } })
    const own = active.filter((variation) => variation.currency === currency)
    const offered = own.length > 0 ? own : active.filter((variation) => variation.currency === 'USD')
    return offered.map((variation) => toPlan(product, inCurrency(variation, currency)))
  })
}
