import { translator } from '../../lib/messages.ts'

const messages = {
  forward: 'Forward',
  simultaneous_ring: 'Ring all at once',
  round_robin: 'Take turns',
  voice_menu: 'Voice menu',
  voicemail: 'Voicemail',
  hang_up: 'Hang up',
} as const

export const t = translator(messages)
