import {
  ApiError,
  ForbiddenError,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
  UnauthorizedError,
} from '@lineboard/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, initClient } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { session } from '../../state/session.ts'
import { impersonateWith, signInWith } from '../../state/session-events.ts'
import { dismissToast, toasts } from '../../state/toasts.ts'
import { testToken, testUser } from '../../testing/show-session.ts'
import { keptTokens } from './kept-session.ts'
import { renewSession, sendSession, startSession } from './start-session.ts'

const place = { operationId: 'Customer.find', method: 'GET', url: 'http://core.example/api/v1/Customers' }
const signIn = { operationId: 'DashUser.authenticate', method: 'POST', url: 'http://core.example/x' }
const says = (status: number, message: string) => ({ status, name: 'Error', message })

const mayAll = { id: 3, name: 'PERMITALL', readable: true, writeable: true } as const

/** Somebody whose role gives one section. */
const userOf = (section: 'Call Logs' | 'Tracking Sources') =>
  testUser({
    DashRoleMapping: [
      {
        id: 1,
        principalId: 3,
        roleId: 3,
        principalType: 'USER',
        DashRole: {
          id: 3,
          name: 'Staff',
          createdAt: '2026-01-01T00:00:00Z',
          GuiVisibilities: [
            {
              id: 1,
              roleId: 3,
              guiSectionId: 1,
              guiPermissionId: 3,
              GuiSection: { id: 1, name: section },
              GuiPermission: mayAll,
            },
          ],
        },
      },
    ],
  })

const user = userOf('Call Logs')

const refused = Response.json({ error: { statusCode: 401, message: 'Authorization Required' } }, { status: 401 })

/** Tokens the server knows, and what it was asked. */
let known: Set<string>
let asked: string[]
/** What the server knows of the person by now. */
let person: typeof user
let stop: () => void

beforeEach(async () => {
  history.replaceState(null, '', '/service/customer')
  localStorage.setItem('username', 'ada')
  localStorage.setItem('token', JSON.stringify(testToken('own')))
  known = new Set(['own', 'next', 'other'])
  asked = []
  person = user
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    tokens: {
      token: () => session.token?.id,
      impersonationToken: () => session.impersonation?.token?.id,
    },
    renewSession,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const id = request.headers.get('authorization')?.slice(7) ?? ''
      asked.push(`${pathname.replace('/api/v1/', '')} ${id}`)
      if (!known.has(id)) return refused.clone()
      if (person !== user && pathname.endsWith('/CallLogs')) return refused.clone()
      return Response.json(/DashUsers\/\d+$/.test(pathname) ? person : [])
    },
  })
  // What is said behind a page that has gone.
  vi.stubGlobal('fetch', async () => Response.json({}))
  stop = startSession()
  await vi.waitFor(() => expect(session.status).toBe('signed-in'))
  asked = []
})

afterEach(() => {
  stop()
  for (const { id } of [...toasts.list]) dismissToast(id)
  localStorage.clear()
  sessionStorage.clear()
})

type After = 'stays' | 'forbidden' | 'unknown-account' | 'first section' | 'asks for the password'

function after(): After {
  if (session.status === 'expired') return 'asks for the password'
  if (session.signOutReason === 'forbidden' || session.signOutReason === 'unknown-account') return session.signOutReason
  return location.pathname === '/service/call-log' ? 'first section' : 'stays'
}

const catalogue: [situation: string, error: Error, toast: string | undefined, result: After][] = [
  ['no connection', new NetworkError(place, new TypeError('Failed to fetch')), 'Network Connection Error', 'stays'],
  ['no answer in time', new TimeoutError(place, 5000), 'Network Connection Error', 'stays'],
  [
    '401 without a session',
    new UnauthorizedError(says(401, 'accessToken is required to be logged in'), place),
    undefined,
    'asks for the password',
  ],
  ['another 401', new UnauthorizedError(says(401, 'Authorization Required'), place), undefined, 'first section'],
  ['403', new ForbiddenError(says(403, 'Access Denied'), place), undefined, 'forbidden'],
  [
    '500 of a user that is gone',
    new ApiError(says(500, 'Invalid user or customer id'), place),
    undefined,
    'unknown-account',
  ],
  ['500 unauthorize', new ApiError(says(500, 'unauthorize access'), place), undefined, 'unknown-account'],
  ['another 500', new ApiError(says(500, 'Out of memory'), place), 'The server has a problem: Out of memory', 'stays'],
  [
    '404',
    new ApiError(says(404, 'Unknown "Customer" id "9".'), place),
    'This is not there any more. Somebody may have deleted it. (error 404)',
    'stays',
  ],
  ['422', new ApiError(says(422, 'The name is taken'), place), 'The name is taken', 'stays'],
  ['503', new ApiError(says(503, 'Maintenance'), place), 'The server has a problem: Maintenance', 'stays'],
  ['a refused sign-in', new UnauthorizedError(says(401, 'login failed'), signIn), undefined, 'stays'],
]

it('a right that was taken away meanwhile is gone from the session, which leads to the first section that is left', async () => {
  history.replaceState(null, '', '/service/call-log')
  expect(Object.keys(session.access?.sections ?? {})).toEqual(['Call Logs'])
  person = userOf('Tracking Sources')
  await api().CallLog.find().catch(reportError)
  expect(Object.keys(session.access?.sections ?? {})).toEqual(['Tracking Sources'])
  expect([session.status, session.news, location.pathname]).toEqual([
    'signed-in',
    'not-permitted',
    '/service/tracking-source',
  ])
})

describe('a failed call', () => {
  it.each(catalogue)('%s', async (_, error, text, result) => {
    reportError(error)
    await vi.waitFor(() =>
      expect(toasts.list.map((each) => [each.severity, each.text])).toEqual(text ? [['error', text]] : []),
    )
    expect(after()).toBe(result)
    const isSignedOut = session.status === 'signed-out'
    if (isSignedOut) expect({ ...localStorage }).toEqual({ username: 'ada' })
    expect(location.pathname === '/auth/login').toBe(isSignedOut)
  })

  it.each(catalogue)('the screen shows itself does the same, without a toast: %s', (_, error, _text, result) => {
    reportError(error, { isShown: true })
    expect(toasts.list).toEqual([])
    expect(after()).toBe(result)
  })

  it.each(catalogue)('on a public screen ends no session: %s', (_, error) => {
    history.replaceState(null, '', '/auth/login')
    reportError(error)
    expect(session.status).toBe('signed-in')
  })

  it('nobody waited for is treated the same', () => {
    const error = new ForbiddenError(says(403, 'Access Denied'), place)
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: error })
    dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(after()).toBe('forbidden')
  })

  it('is reported once a cause', async () => {
    for (const method of ['GET', 'POST', 'PUT']) reportError(new NetworkError({ ...place, method }, undefined))
    await vi.waitFor(() => expect(toasts.list).toHaveLength(1))
  })

  it('that could not be read keeps the session', async () => {
    reportError(new MalformedAnswerError(place, new Response('<html>', { status: 200 })))
    await vi.waitFor(() => expect(toasts.list).toHaveLength(1))
    expect(after()).toBe('stays')
  })
})

describe('a session the server does not know any more', () => {
  it('is asked about once, asks for the password, and has its calls made again', async () => {
    known.delete('own')
    const calls = [api().Customer.find(), api().DashRole.find()]
    await vi.waitFor(() => expect(session.status).toBe('expired'))
    expect(asked).toEqual(['Customers own', 'DashRoles own', 'DashUsers/3 own'])
    expect(keptTokens().token).toBeUndefined()
    await signInWith({ token: testToken('next'), rememberAs: undefined })
    expect(await Promise.all(calls)).toEqual([[], []])
    expect(asked).toContain('Customers next')
    expect([session.status, keptTokens().token?.id]).toEqual(['signed-in', 'next'])
    expect(localStorage.getItem('username')).toBe('ada')
  })

  it('fails with its calls, and without a word, for who signs out', async () => {
    known.delete('own')
    const call = api().Customer.find()
    await vi.waitFor(() => expect(session.status).toBe('expired'))
    sendSession({ type: 'signOut' })
    await call.catch((error: unknown) => reportError(error))
    await expect(call).rejects.toBeInstanceOf(UnauthorizedError)
    expect([session.status, toasts.list, location.pathname]).toEqual(['signed-out', [], '/auth/login'])
  })
})

it('a session that nobody knows when the page is opened is cleared, all but the remembered name', async () => {
  stop()
  localStorage.setItem('token', JSON.stringify(testToken('made-up')))
  localStorage.setItem('notifications', '[]')
  stop = startSession()
  await vi.waitFor(() => expect(session.status).toBe('signed-out'))
  expect({ ...localStorage }).toEqual({ username: 'ada' })
})

describe('signing in', () => {
  it('keeps the token and the name once the user is there', async () => {
    sendSession({ type: 'signOut' })
    await vi.waitFor(() => expect(session.status).toBe('signed-out'))
    await signInWith({ token: testToken('next'), rememberAs: 'grace' })
    expect([session.user?.id, session.access?.isSuperAdmin]).toEqual([3, false])
    expect(keptTokens().token?.id).toBe('next')
    expect(localStorage.getItem('username')).toBe('grace')
  })

  it('leaves nothing behind where the user cannot be read', async () => {
    sendSession({ type: 'signOut' })
    await vi.waitFor(() => expect(session.status).toBe('signed-out'))
    await expect(signInWith({ token: testToken('unknown'), rememberAs: 'grace' })).rejects.toThrow()
    expect([session.status, session.token]).toEqual(['signed-out', undefined])
    expect({ ...localStorage }).toEqual({ username: 'ada' })
  })
})

it('acting as another person is stored before the app restarts', () => {
  const open = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  impersonateWith({ token: testToken('other', 9), impersonator: 'Ada' })
  expect(open).toHaveBeenCalledWith('/service/dashboard')
  expect(keptTokens()).toMatchObject({
    token: { id: 'own' },
    impersonation: { token: { id: 'other' }, impersonator: 'Ada' },
  })
  // Until then nothing typed as oneself goes out as the other.
  expect([session.status, session.impersonation]).toEqual(['leaving', undefined])
  open.mockRestore()
})

it('acting as another person restarts the app where that is done for which it began', () => {
  const open = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  impersonateWith({ token: testToken('other', 9), impersonator: 'Ada' }, '/service/numberman')
  expect(open).toHaveBeenCalledWith('/service/numberman')
  open.mockRestore()
})
