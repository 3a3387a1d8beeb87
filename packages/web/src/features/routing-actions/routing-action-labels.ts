import { t } from './routing-actions.messages.ts'

/** What happens to a call. */
export const typeLabels = {
  forward: t('forward'),
  simultaneous_ring: t('simultaneousRing'),
  round_robin: t('roundRobin'),
  voice_menu: t('voiceMenu'),
  voicemail: t('voicemail'),
  hang_up: t('hangUp'),
} as const

/** Where a call can go. */
export const targetLabels = {
  receiving_number: t('receivingNumber'),
  number: t('phoneNumber'),
  sip_gateway: t('sipGateway'),
  voice_menu: t('voiceMenu'),
  mailbox: t('mailbox'),
} as const
