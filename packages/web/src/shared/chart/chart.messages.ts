import { translator } from '../../lib/messages.ts'

const messages = {
  gist: '{label}: {total} in all, most {most} with {value}',
  beside: '{gist}. {beside}: {total}',
  nothing: '{label}: nothing to show',
  showTable: 'Show as table',
  hideTable: 'Hide table',
  soFar: '{label}, so far',
  opens: '{label}, {series}: {value}',
  name: 'Name',
  save: 'Save as picture',
} as const

export const t = translator(messages)
