import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { pending, postpone } from '../../state/pending-changes.ts'
import { session } from '../../state/session.ts'
import { toasts } from '../../state/toasts.ts'
import { testToken, testUser } from '../../testing/show-session.ts'
import { renewSession, sendSession, startSession } from './start-session.ts'

let stop: () => void
/** What the server was told behind the page: the path, and as whom. */
let revoked: { call: string; keepalive: boolean; answer: (response: Response) => void }[]

beforeEach(async () => {
  history.replaceState(null, '', '/service/customer')
  localStorage.setItem('token', JSON.stringify(testToken('own')))
  revoked = []
  vi.stubGlobal(
    'fetch',
    (request: Request, { keepalive = request.keepalive }: RequestInit = {}) =>
      new Promise<Response>((answer) => {
        const as = request.headers.get('authorization')?.slice(7)
        revoked.push({ call: `${new URL(request.url).pathname.split('/').at(-1)} ${as}`, keepalive, answer })
      }),
  )
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    tokens: { token: () => session.token?.id, impersonationToken: () => session.impersonation?.token?.id },
    renewSession,
    fetch: async () => Response.json(testUser()),
  })
  stop = startSession()
  await vi.waitFor(() => expect(session.status).toBe('signed-in'))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  toasts.list = []
})

it('is done at once, and the server hears of it afterwards, with the token that has gone, also where the tab is closed', async () => {
  sendSession({ type: 'signOut' })
  await vi.waitFor(() => expect(session.status).toBe('signed-out'), { timeout: 500 })
  expect([location.pathname, localStorage.getItem('token')]).toEqual(['/auth/login', null])
  await vi.waitFor(() => expect(revoked).toMatchObject([{ call: 'logout own', keepalive: true }]))
  expect(toasts.list).toEqual([])
})

it('says where the server could not be reached, and nothing of a session it does not know any more', async () => {
  sendSession({ type: 'signOut' })
  await vi.waitFor(() => expect(revoked).toHaveLength(1))
  revoked[0]?.answer(Response.json({ error: { statusCode: 500, message: 'Out of memory' } }, { status: 500 }))
  await vi.waitFor(() => expect(toasts.list).toHaveLength(1))
})

it('waits no longer than a moment for what could still be taken back, which is sent behind it', async () => {
  const sendLast = vi.fn()
  const run = () => new Promise<void>(() => undefined)
  postpone({ kind: 'remove', model: 'Customer', rows: new Map(), text: '1 deleted', action: { run, sendLast } })
  sendSession({ type: 'signOut' })
  await vi.waitFor(() => expect(session.status).toBe('signed-out'), { timeout: 4000 })
  expect([sendLast.mock.calls.length, pending.list]).toEqual([1, []])
})
