import type { Nouns } from '../model-nouns.ts'
import { t } from './row-kinds.messages.ts'

/** Calls know numbers by their digits, and no ids. */
export const byDigits: Readonly<Record<string, { own: string; field: string }>> = {
  OpNumber: { own: 'tracking_number', field: 'trackingNumber' },
  ReceivingNumber: { own: 'number', field: 'receivingNumber' },
  BlacklistNumber: { own: 'number', field: 'callerNumber' },
}

/** Operation that counts calls. */
export const countOfCalls = 'CallLog.count'

/**
 * What was done to a record, among what belongs to it. Calls at other records touch it as well, such as a charge that makes a payment:
 * where no entry names it, there may be some all the same.
 */
export const history = {
  key: 'AuditLog.recordId',
  nouns: { one: t('auditEntryAbout.one'), other: t('auditEntryAbout.other') },
  none: t('auditEntryAbout.none'),
  call: 'AuditLog.count',
} as const

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
