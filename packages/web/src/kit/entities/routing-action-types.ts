import type { components } from '@lineboard/contract'
import { t } from './routing-action-types.messages.ts'

type RoutingActionType = components['schemas']['RoutingAction']['type']

/** What each type of routing action does with calls. */
export const routingActionTypeLabels = {
  forward: t('forward'),
  simultaneous_ring: t('simultaneous_ring'),
  round_robin: t('round_robin'),
  voice_menu: t('voice_menu'),
  voicemail: t('voicemail'),
  hang_up: t('hang_up'),
} as const satisfies Record<RoutingActionType, string>
