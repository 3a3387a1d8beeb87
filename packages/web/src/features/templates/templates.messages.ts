import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Saved views',
  one: 'saved view',
  other: 'saved views',
  name: 'Name',
  kind: 'Kind',
  list: 'List',
  report: 'Report',
  resource: 'Shows',
  sharedWith: 'Shared with',
  createdAt: 'Saved',
} as const

export const t = translator(messages)
