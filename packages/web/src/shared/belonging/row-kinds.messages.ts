import { translator } from '../../lib/messages.ts'

const messages = {
  ticketOwned: { one: 'ticket owned', other: 'tickets owned' },
  ticketOpened: { one: 'ticket opened', other: 'tickets opened' },
  callSettled: { one: 'call settled', other: 'calls settled' },
  ticketWatched: { one: 'ticket watched', other: 'tickets watched' },
  auditEntry: { one: 'audit entry', other: 'audit entries' },
  auditEntryActing: { one: 'audit entry as somebody else', other: 'audit entries as somebody else' },
  auditEntryOfStaff: { one: 'audit entry of staff', other: 'audit entries of staff' },
  auditEntryAbout: {
    one: 'audit entry about it',
    other: 'audit entries about it',
    none: 'No audit entries of its own',
  },
} as const

export const t = translator(messages)
