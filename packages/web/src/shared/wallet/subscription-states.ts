import type { components } from '@lineboard/contract'
import { t } from './states.messages.ts'

/** What a state of a subscription is called, wherever it is shown. */
export const subscriptionStateLabels: Readonly<Record<components['schemas']['SubscriptionStatus'], string>> = {
  active: t('subscription.active'),
  past_due: t('subscription.past_due'),
  paused: t('subscription.paused'),
  cancelled: t('subscription.cancelled'),
}
