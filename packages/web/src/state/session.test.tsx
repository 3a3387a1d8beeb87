import { describe, expect, it, vi } from 'vitest'

const token = { id: 'own', ttl: 3600, created: '2026-05-01T10:00:00Z', userId: 3 }
const during = Date.parse('2026-05-01T10:30:00Z')

/** The module as a page that has just been opened sees it. */
async function opened() {
  vi.resetModules()
  return import('./session.ts')
}

describe('the session', () => {
  it('outlives the page', async () => {
    const before = await opened()
    before.setToken(token)
    const after = await opened()
    expect(after.activeToken()).toEqual(token)
    expect(after.hasSession(during)).toBe(true)
  })

  it.each(['', 'not JSON', 'null', '[]', '{}', '{"id":""}', '{"id":7}'])('is not made of %j', async (stored) => {
    localStorage.setItem('token', stored)
    const { activeToken, hasSession } = await opened()
    expect(activeToken()).toBeUndefined()
    expect(hasSession(during)).toBe(false)
  })

  it.each([
    ['2026-05-01T10:59:59Z', true],
    ['2026-05-01T11:00:00Z', false],
  ])('at %s: %s', async (now, isAlive) => {
    const { hasSession, setToken } = await opened()
    setToken(token)
    expect(hasSession(Date.parse(now))).toBe(isAlive)
  })

  it('takes the impersonation token first', async () => {
    localStorage.setItem('token', JSON.stringify(token))
    localStorage.setItem('impersonationToken', JSON.stringify({ ...token, id: 'other', userId: 9 }))
    const { activeToken, endImpersonation } = await opened()
    expect(activeToken()?.id).toBe('other')
    endImpersonation()
    expect(activeToken()?.id).toBe('own')
    expect(localStorage.getItem('impersonationToken')).toBeNull()
  })

  it('leaves the remembered name and nothing else', async () => {
    const { clearSession, rememberedUsername, rememberUsername, session, setToken } = await opened()
    setToken(token)
    rememberUsername('ada')
    localStorage.setItem('notifications', '[]')
    clearSession()
    expect(session.token).toBeUndefined()
    expect(rememberedUsername()).toBe('ada')
    expect(Object.keys(localStorage)).toEqual(['username'])
  })

  it('forgets the name of who does not want to be remembered', async () => {
    const { rememberedUsername, rememberUsername } = await opened()
    rememberUsername('ada')
    rememberUsername(undefined)
    expect(rememberedUsername()).toBe('')
  })
})
