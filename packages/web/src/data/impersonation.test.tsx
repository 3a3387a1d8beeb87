import { beforeEach, expect, it, vi } from 'vitest'
import { endImpersonation, session, setToken, setUser } from '../state/session.ts'
import { showUiSettings } from '../state/ui-settings.ts'
import { initClient } from './client.ts'
import { impersonate } from './impersonation.ts'

const userOf = (id: number, firstName: string) => ({
  id,
  firstName,
  username: firstName.toLowerCase(),
  email: `${firstName}@example.com`,
  customerId: 2,
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00Z',
})
const asked: unknown[] = []
const opened = vi.fn()

beforeEach(() => {
  asked.length = 0
  opened.mockClear()
  vi.spyOn(location, 'assign').mockImplementation(opened)
  endImpersonation()
  setToken({ id: 'own', ttl: 3600, created: new Date().toISOString(), userId: 1 })
  setUser(userOf(1, 'Ada'))
  initClient({
    baseUrl: 'http://core.example/api/v1',
    async fetch(request) {
      const body = await request.json()
      asked.push(body)
      return Response.json({
        id: `as ${body.user_id}`,
        ttl: 3600,
        created: '2026-01-01T00:00:00Z',
        userId: body.user_id,
      })
    },
  })
})

it('acting as another user begins anew with that user’s token, which is kept', async () => {
  await impersonate(7)
  expect(asked).toEqual([{ user_id: 7 }])
  expect(session.impersonationToken?.id).toBe('as 7')
  expect(session.token?.id).toBe('own')
  expect(localStorage.getItem('impersonator')).toBe('Ada')
  expect(opened).toHaveBeenCalledWith('/service/dashboard')
})

it('who goes on to a third user is still the same person', async () => {
  await impersonate(7)
  setUser(userOf(7, 'Grace'))
  await impersonate(9)
  expect([session.impersonator, session.impersonationToken?.id]).toEqual(['Ada', 'as 9'])
})

it('the own incognito picture goes along, and stays that of who began', async () => {
  showUiSettings({ incognitoAvatar: 'data:image/png;base64,AAAA' })
  await impersonate(7)
  showUiSettings({ incognitoAvatar: 'data:image/png;base64,BBBB' })
  await impersonate(9)
  expect(session.incognitoAvatar).toBe('data:image/png;base64,AAAA')
  endImpersonation()
  expect(session.incognitoAvatar).toBeUndefined()
  expect(localStorage.getItem('incognitoAvatar')).toBeNull()
})

it('a refusal changes nothing', async () => {
  initClient({
    baseUrl: 'http://core.example/api/v1',
    fetch: async () => Response.json({ error: { statusCode: 403, message: 'Access Denied' } }, { status: 403 }),
  })
  await expect(impersonate(7)).rejects.toThrow('Access Denied')
  expect(session.impersonationToken).toBeUndefined()
  expect(opened).not.toHaveBeenCalled()
})
