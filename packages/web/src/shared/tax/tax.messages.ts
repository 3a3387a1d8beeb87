import { translator } from '../../lib/messages.ts'

const messages = {
  label: 'Tax',
  none: 'No tax is charged',
  within: '{amount} in it',
} as const

export const t = translator(messages)
