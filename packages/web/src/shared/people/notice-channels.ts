import type { components } from '@lineboard/contract'
import { t } from './notice-channels.messages.ts'

type Channel = components['schemas']['Addressee']['channel']

/** What each way is called on which people are notified. */
export const channelLabels = {
  email: t('email'),
  sms: t('sms'),
  app: t('app'),
} as const satisfies Record<Channel, string>
