/** What was done to a record, among what belongs to it. */
export const history = {
  key: 'AuditLog.recordId',
  nouns: { one: 'change of it', other: 'changes of it' },
  call: 'AuditLog.count',
} as const
