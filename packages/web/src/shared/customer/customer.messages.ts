import { translator } from '../../lib/messages.ts'

const messages = {
  label: 'Customer',
  all: 'All customers',
  loading: 'Loading',
  noMatch: 'No customer has this name',
} as const

export const t = translator(messages)
