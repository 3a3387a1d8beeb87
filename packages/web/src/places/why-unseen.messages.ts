import { translator } from '../lib/messages.ts'

/** Why a place is not seen, and what to do. */
const messages = {
  unchanged: 'No role of yours allows it.',
  readOnly: 'Your role has read-only permission for this section. {who}',
  permission: 'Your role has no access to this section. {who}',
  administrator: 'It is there for administrators. One of them can make you one under Manage Users.',
  owner: 'It is there for the people who run this service, and no role of a customer opens it.',
  superAdministrator: 'It is there for the super administrator alone, and no role opens it.',
  account: 'It belongs to the account of a customer, and you have none of your own.',
} as const

export const t = translator(messages)
