import { translator } from '../../lib/messages.ts'

const messages = {
  customer: 'Customer',
  giveTitle: '{count, plural, one {Give to another customer} other {Give # {other} to another customer}}',
  giving: '{count, plural, one {{name} goes to {customer}.} other {# {other} go to {customer}.}}',
  given: '{count, plural, one {{name} is with {customer} now.} other {# {other} are with {customer} now.}}',
  confirm: 'Give away',
  missing: 'Choose one first.',
  cancel: 'Cancel',
} as const

export const t = translator(messages)
