import { t } from './routing-actions.messages.ts'

/** Where a call can go. */
export const targetLabels = {
  receiving_number: t('receivingNumber'),
  number: t('phoneNumber'),
  sip_gateway: t('sipGateway'),
  voice_menu: t('voiceMenu'),
  mailbox: t('mailbox'),
} as const
