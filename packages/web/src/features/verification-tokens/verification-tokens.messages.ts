import { translator } from '../../lib/messages.ts'

const messages = {
  one: 'verification token',
  other: 'verification tokens',
  email: 'E-mail',
  type: 'For',
  verification: 'Sign-up',
  activation: 'Activation',
  passwordReset: 'Password reset',
  token: 'Token',
  createdAt: 'Mailed',
  expiresAt: 'Ends',
  usedAt: 'Used',
  id: 'ID',
} as const

export const t = translator(messages)
