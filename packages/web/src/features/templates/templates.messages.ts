import { translator } from '../../lib/messages.ts'

const messages = {
  own: 'Your own views',
  one: 'saved view',
  other: 'saved views',
  name: 'Name',
  kind: 'Kind',
  list: 'List',
  report: 'Report',
  resource: 'Shows',
  sharedWith: 'Shared with',
  nobody: 'Nobody',
  createdAt: 'Saved',
  owner: 'Owner',
  view: 'The view',
  plain: 'Everything, as the list first shows it.',
  filter: 'Filter',
  period: 'Period',
  sort: 'Order',
  descending: '{field}, descending',
  pageSize: 'Rows per page',
  columns: 'Columns',
  further: 'More',
  open: 'Open this view',
} as const

export const t = translator(messages)
