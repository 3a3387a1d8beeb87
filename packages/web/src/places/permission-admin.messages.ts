import { translator } from '../lib/messages.ts'

/** Who can give somebody a role that allows more. */
const messages = {
  administrator: 'An administrator of your company can give you another role under Manage Users.',
  service:
    'Nobody gives themselves more: a colleague of yours who may do it can, or else the people who run this service.',
  superAdministrator:
    'Nobody gives themselves more: a colleague of yours who may do it can, or else the super administrator.',
} as const

export const t = translator(messages)
