import { translator } from '../../lib/messages.ts'

const messages = {
  email: 'E-mail',
  sms: 'Text message',
  app: 'In the app',
} as const

export const t = translator(messages)
