import { translator } from '../../lib/messages.ts'

const messages = {
  filter: 'Filter: ',
  printed: 'Printed on {date}, times of {zone}',
  page: 'Page ',
  of: ' of ',
} as const

export const t = translator(messages)
