import { translator } from '../../lib/messages.ts'

const messages = {
  counted: 'Counted from {calls, plural, one {# call} other {# calls}}.',
  reading: 'Reading calls: {read, number} of {of, number}.',
  tooMany:
    'There are {calls, number} calls in this period. At most {most, number} can be counted. Choose a shorter period.',
} as const

export const t = translator(messages)
