import { t } from './row-kinds.messages.ts'

/** What was done to a record, among what belongs to it. */
export const history = {
  key: 'AuditLog.recordId',
  nouns: { one: t('auditEntryAbout.one'), other: t('auditEntryAbout.other') },
  call: 'AuditLog.count',
} as const
