import { translator } from '../../lib/messages.ts'

const messages = {
  linked: '{count, plural, one {# call shows} other {# calls show}} the contact now.',
} as const

export const t = translator(messages)
