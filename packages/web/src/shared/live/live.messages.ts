import { translator } from '../../lib/messages.ts'

const messages = {
  waiting: '{count, plural, one {# new} other {# new}}',
} as const

export const t = translator(messages)
