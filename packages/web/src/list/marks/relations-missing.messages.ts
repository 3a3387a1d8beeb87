import { translator } from '../../lib/messages.ts'

const messages = {
  alone: 'This server does not send records related to {nouns}. Empty columns: {columns}.',
  aloneText: 'This server does not send records related to {nouns}, so some of it is not shown.',
  unsorted: 'This server cannot sort by {column}. The {nouns} are in the order in which they were added.',
} as const

export const t = translator(messages)
