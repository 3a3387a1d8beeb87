import { translator } from '../../lib/messages.ts'

const messages = {
  label: 'Customer',
  loading: 'Loading',
  noMatch: 'No customer has this name',
} as const

export const t = translator(messages)
