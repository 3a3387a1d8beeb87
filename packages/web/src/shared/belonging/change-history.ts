import { t } from './row-kinds.messages.ts'

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
