import { discountPercent, fromCustomerCurrency, fromMinorUnits, toMinorUnits } from '@lineboard/sdk'
import { useRates } from '../../data/rates.ts'
import { useCall } from '../../data/use-call.ts'
import { useBothMoves } from '../../shared/wallet/both-currencies.ts'

interface Subscribing {
  productId: number
  variationId?: number | undefined
  quantity: number
}

const sold = { where: { active: true, kind: { inq: ['plan', 'addon', 'number'] } }, order: 'id ASC' } as const

/** What can be subscribed to, at which prices, and what that costs in both currencies with the discounts of the moment. */
export function useSoldProducts(
  customer: { balance: number; currency: string },
  productId: number | undefined,
  variationId: number | undefined,
) {
  const { currency } = customer
  const { taken } = useBothMoves(customer)
  const rates = useRates()
  const products = useCall('Product.find', { filter: sold }).data
  const all = useCall('ProductVariation.find', { filter: { where: { active: true }, order: 'price ASC' } }).data
  const discounts = useCall('PriceDiscount.find', { filter: {} }).data
  const product = products?.find(({ id }) => id === productId) ?? products?.[0]
  const variations = all?.filter((each) => each.productId === product?.id) ?? []
  // The prices in the customer's own currency come first, as the server takes one of those where none is named.
  const offered = variations.toSorted((a, b) => Number(b.currency === currency) - Number(a.currency === currency))

  function costUsd({ productId: id, variationId: priceId, quantity }: Subscribing): number | undefined {
    const price = all?.find((each) => each.id === priceId) ?? products?.find((each) => each.id === id)
    if (!price) return undefined
    const reduced = discounts?.filter((each) => each.productId === id) ?? []
    // Converted and reduced before it is rounded, once, as servers do.
    const share = 1 - discountPercent(reduced, new Date()) / 100
    const eachUsd = fromCustomerCurrency(price.price * share, price.currency, rates)
    return fromMinorUnits(toMinorUnits(eachUsd) * quantity)
  }

  function costOf(body: Subscribing): string {
    const usd = costUsd(body)
    return usd === undefined ? '' : taken(usd)
  }

  return {
    products,
    product,
    variations: offered,
    variation: offered.find(({ id }) => id === variationId) ?? offered[0],
    /** All that the cost depends on is here. */
    isKnown: products !== undefined && all !== undefined && discounts !== undefined && rates.length > 0,
    costOf,
    /** The same in US dollars; 0 for what is no longer offered. */
    costUsd: (body: Subscribing) => costUsd(body) ?? 0,
  }
}
