import { usualVariation } from '../../payments/prices.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/types.ts'

/** A plan at one price. */
export interface ChosenPlan {
  product: Row<'Product'>
  variation: Row<'ProductVariation'>
}

/** The plan that a sign-up names: by the id of its price, or by its code; undefined when it names none that is sold. */
export function chosenPlan(store: Store, planId: string | number, currency: string): ChosenPlan | undefined {
  const products = store.table('Product')
  const byCode = products.find({ where: { code: String(planId) } })[0]
  const variation = byCode
    ? usualVariation(store, byCode.id, currency)
    : store.table('ProductVariation').get(Number(planId))
  const product = byCode ?? products.get(variation?.productId ?? 0)
  const isSold = product?.kind === 'plan' && product.active && variation?.active
  return isSold ? { product, variation } : undefined
}
