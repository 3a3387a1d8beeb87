import { translator } from '../../lib/messages.ts'

const messages = {
  label: 'Maintenance',
  before: 'Planned work: {title}, {from} to {until}.',
  during: 'Work in progress until {until}: {title}.',
  none: 'Calls are not affected.',
  degraded: 'Calls may be disturbed.',
  outage: 'Calls do not come through during that time.',
  dismiss: 'Dismiss the notice of {title}',
} as const

export const t = translator(messages)
