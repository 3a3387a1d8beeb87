import { translator } from '../../lib/messages.ts'

const messages = {
  label: 'Period',
  all: 'All time',
  range: 'From … to …',
  month: 'One month',
  apply: 'Apply',
  from: 'From',
  to: 'To',
  loading: 'Loading…',
  failed: 'The calendar could not be loaded. Close this and try again.',
  wrongOrder: 'The end is before the start.',
  zone: 'Days begin and end in {zone}.',
} as const

export const t = translator(messages)
