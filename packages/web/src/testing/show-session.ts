import { setSessionHandlers } from '../state/session-events.ts'
import { publishSession, type SessionView, sessionStore, type User } from '../state/session-store.ts'

/** A person of a customer, with nothing to see. */
export const testUser = (more: Partial<User> = {}): User => ({
  id: 3,
  username: 'ada',
  email: 'ada@example.com',
  customerId: 2,
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
})

/** A token made now. */
export const testToken = (id: string, userId = 3) => ({ id, ttl: 3600, created: new Date().toISOString(), userId })

const none = {
  status: 'signed-out',
  token: undefined,
  impersonation: undefined,
  user: undefined,
  signOutReason: undefined,
  news: undefined,
  returnTo: undefined,
} as const

/** Shows a session to code that reads it, without the machine; it follows changes of the user. */
export function showSession(shown: Partial<Omit<SessionView, 'access'>>): void {
  publishSession({ ...none, ...shown })
  setSessionHandlers({
    signIn: async () => undefined,
    impersonate: (impersonation) => publishSession({ ...sessionStore, impersonation }),
    changeUser: (user) => publishSession({ ...sessionStore, user }),
  })
}
