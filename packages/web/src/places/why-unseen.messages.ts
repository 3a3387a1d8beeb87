import { translator } from '../lib/messages.ts'

/** Why a place is not seen, and what to do. */
const messages = {
  unchanged: 'None of your roles allows it.',
  readOnly: 'Your role has read-only permission for this section. {who}',
  permission: 'Your role has no access to this section. {who}',
  administrator: 'It is for administrators. One of them can make you one under Manage Users.',
  owner: 'It is for the people who run this service, and no role of a customer opens it. Ask them in a ticket.',
  superAdministrator: 'It is for the super administrator alone, and no role opens it.',
  account: 'It belongs to a customer’s account, and you do not have one.',
  askInTicket: 'Ask in a ticket',
  firstSeen: 'To the first section you may see',
} as const

export const t = translator(messages)
