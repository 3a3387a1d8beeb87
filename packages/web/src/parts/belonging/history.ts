/** What was done to a record, among what belongs to it. */
export const history = {
  key: 'AuditLog.recordId',
  nouns: { one: 'change made', other: 'changes made' },
  call: 'AuditLog.count',
} as const
