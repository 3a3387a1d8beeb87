import type { Nouns } from '../model-nouns.ts'

/** Where the name of the rows says less than what they are to the one they belong to. */
export const rowKinds: Readonly<Record<string, Nouns>> = {
  'Ticket.ownerId': { one: 'ticket owned', other: 'tickets owned' },
  'Ticket.createdBy': { one: 'ticket opened', other: 'tickets opened' },
  'CallLog.handledBy': { one: 'call settled', other: 'calls settled' },
  'Observer.userId': { one: 'ticket watched', other: 'tickets watched' },
  'AuditLog.userId': { one: 'audit entry', other: 'audit entries' },
  'AuditLog.actedById': { one: 'audit entry as somebody else', other: 'audit entries as somebody else' },
  'AuditLog.customerId': { one: 'audit entry', other: 'audit entries' },
  'AuditLog.forCustomerId': { one: 'audit entry of staff', other: 'audit entries of staff' },
}
