import type { Nouns } from '../model-nouns.ts'
import { t } from './row-kinds.messages.ts'

/** Where the name of the rows says less than what they are to the one they belong to. */
export const rowKinds: Readonly<Record<string, Nouns>> = {
  'Ticket.ownerId': { one: t('ticketOwned.one'), other: t('ticketOwned.other') },
  'Ticket.createdBy': { one: t('ticketOpened.one'), other: t('ticketOpened.other') },
  'CallLog.handledBy': { one: t('callSettled.one'), other: t('callSettled.other') },
  'Observer.userId': { one: t('ticketWatched.one'), other: t('ticketWatched.other') },
  'AuditLog.userId': { one: t('auditEntry.one'), other: t('auditEntry.other') },
  'AuditLog.actedById': { one: t('auditEntryActing.one'), other: t('auditEntryActing.other') },
  'AuditLog.customerId': { one: t('auditEntry.one'), other: t('auditEntry.other') },
  'AuditLog.forCustomerId': { one: t('auditEntryOfStaff.one'), other: t('auditEntryOfStaff.other') },
}
