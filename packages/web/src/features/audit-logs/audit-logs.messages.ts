import { translator } from '../../lib/messages.ts'

const messages = {
  one: 'audit entry',
  other: 'audit entries',
  what: 'What happened',
  actedBy: 'Done by',
  who: 'Person',
  nobody: 'A visitor',
  method: 'Method',
  endpoint: 'Endpoint',
  ip: 'Address',
  userAgent: 'Program',
  noAgent: 'Not told',
  status: 'Outcome',
  createdAt: 'When',
  customer: 'Customer',
  userId: 'User ID',
  detailsTitle: 'The call',
  fromTitle: 'Where it came from',
  person: 'User {id}',
  unknown: '{who} asked for something that Lineboard does not know',
  counted: '{count, plural, =0 {no {one}} one {one {one}} other {{count, number} {other}}}',
  notDone: '{sentence} – {outcome}',
  outcome: {
    done: 'Done',
    refused: 'Refused',
    forbidden: 'Not permitted',
    missing: 'Nothing there',
    failed: 'Failed',
  },
} as const

export const t = translator(messages)
