import { translator } from '../../lib/messages.ts'

const messages = {
  tracking_number: 'Tracking number',
  receiving_number: 'Receiving number',
  tracking_source: 'Tracking source',
  sip_gateway: 'SIP gateway',
  call: 'Call',
  voice_menu: 'Voice menu',
  user: 'User',
  device: 'Device',
  other: 'Other',
} as const

export const t = translator(messages)
