import type { components } from '@lineboard/contract'
import { comma } from '../../lib/messages.ts'

type Subscription = Pick<components['schemas']['Subscription'], 'productId' | 'Product' | 'ProductVariation'>

/** What is subscribed to, with its price: each price of a product is a subscription of its own. */
export const subscribedName = (
  { productId, Product, ProductVariation }: Subscription,
  unnamed = `#${productId}`,
): string => [Product?.name ?? unnamed, ProductVariation?.name].filter(Boolean).join(comma)
