import type { components } from '@lineboard/contract'
import { comma } from '../../lib/messages.ts'
import { t } from './states.messages.ts'

/** What a state of a subscription is called, wherever it is shown. */
export const subscriptionStateLabels: Readonly<Record<components['schemas']['SubscriptionStatus'], string>> = {
  active: t('subscription.active'),
  past_due: t('subscription.past_due'),
  paused: t('subscription.paused'),
  cancelled: t('subscription.cancelled'),
}

type Subscription = Pick<components['schemas']['Subscription'], 'productId' | 'Product' | 'ProductVariation'>

/** What is subscribed to, with its price: each price of a product is a subscription of its own. */
export const subscribedName = (
  { productId, Product, ProductVariation }: Subscription,
  unnamed = `#${productId}`,
): string => [Product?.name ?? unnamed, ProductVariation?.name].filter(Boolean).join(comma)
