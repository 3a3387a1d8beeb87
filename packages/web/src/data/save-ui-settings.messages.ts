import { translator } from '../lib/messages.ts'

const messages = {
  saved: 'UI settings successfully updated.',
  notSaved: 'Failed to update UI settings.',
} as const

export const t = translator(messages)
