import { translator } from '../../lib/messages.ts'

/** What servers name in English, of the groups of a report. */
const messages = {
  noSource: 'No source',
  deletedSource: 'Deleted source {key}',
  notDelivered: 'Not delivered',
} as const

export const t = translator(messages)
