import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'What belongs to it',
  show: 'Show what belongs to it',
  none: 'No {nouns}',
  more: 'More than {count} {nouns}',
  some: '{count, plural, one {# {one}} other {# {other}}}',
} as const

export const t = translator(messages)
