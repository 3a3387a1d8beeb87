import { beforeEach, expect, it, vi } from 'vitest'
import { setSessionHandlers } from '../state/session-events.ts'
import { showUiSettings } from '../state/ui-settings-store.ts'
import { showSession, testToken, testUser } from '../testing/show-session.ts'
import { initClient } from './client.ts'
import { impersonate } from './current-user.ts'

const asked: unknown[] = []
const begun = vi.fn()

beforeEach(() => {
  asked.length = 0
  begun.mockClear()
  showSession({ status: 'signed-in', token: testToken('own'), user: testUser({ firstName: 'Ada' }) })
  setSessionHandlers({ signIn: async () => undefined, changeUser: () => undefined, impersonate: begun })
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    async fetch(request) {
      const body = await request.json()
      asked.push(body)
      return Response.json(testToken(`as ${body.user_id}`, body.user_id))
    },
  })
})

it('acting as another user begins with that user’s token, the names and picture of who does, and the screen asked for', async () => {
  showUiSettings({ incognitoAvatar: 'data:image/png;base64,AAAA' })
  await impersonate(7, 'Asked for help', '/service/numberman')
  expect(asked).toEqual([{ user_id: 7, reason: 'Asked for help' }])
  const impersonation = {
    token: expect.objectContaining({ id: 'as 7', userId: 7 }),
    impersonator: 'Ada',
    impersonatorUsername: 'ada',
    incognitoAvatar: 'data:image/png;base64,AAAA',
  }
  expect(begun).toHaveBeenCalledWith(impersonation, '/service/numberman')
})

it('a refusal begins nothing', async () => {
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    fetch: async () => Response.json({ error: { statusCode: 403, message: 'Access Denied' } }, { status: 403 }),
  })
  await expect(impersonate(7, 'Asked for help')).rejects.toThrow('Access Denied')
  expect(begun).not.toHaveBeenCalled()
})
