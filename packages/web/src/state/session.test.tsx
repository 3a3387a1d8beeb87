import { beforeEach, describe, expect, it } from 'vitest'
import { showSession, testUser } from '../testing/show-session.ts'
import { activeToken, hasSession, session } from './session.ts'
import { publishSession, sessionStore } from './session-store.ts'

const token = { id: 'own', ttl: 3600, created: '2026-05-01T10:00:00Z', userId: 3 }
const impersonation = { token: { ...token, id: 'other', userId: 9 }, impersonator: 'Ada' }

beforeEach(() => showSession({}))

describe('the session', () => {
  it.each([
    ['2026-05-01T10:59:59Z', true],
    ['2026-05-01T11:00:00Z', false],
  ])('at %s: %s', (now, isAlive) => {
    showSession({ token })
    expect(hasSession(Date.parse(now))).toBe(isAlive)
  })

  it('takes the impersonation token first', () => {
    showSession({ token, impersonation })
    expect(activeToken()?.id).toBe('other')
  })

  it('knows what its user may see, and works it out once a user', () => {
    const user = testUser({ id: 1 })
    showSession({ token, user })
    const { access } = session
    expect(access?.isSuperAdmin).toBe(true)
    publishSession({ ...sessionStore, news: 'not-permitted' })
    expect(session.access).toBe(access)
    showSession({})
    expect(session.access).toBeUndefined()
  })
})
