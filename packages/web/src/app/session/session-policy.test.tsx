import {
  ApiError,
  ForbiddenError,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
  UnauthorizedError,
} from '@lineboard/sdk'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reportError } from '../../data/report-error.ts'
import { session, setToken, setUser } from '../../state/session.ts'
import { dismissToast, toasts } from '../../state/toasts.ts'
import { installSessionPolicy } from './session-policy.ts'

const place = { operationId: 'Customer.find', method: 'GET', url: 'http://core.example/api/v1/Customers' }
const signIn = { operationId: 'DashUser.authenticate', method: 'POST', url: 'http://core.example/x' }
const says = (status: number, message: string) => ({ status, name: 'Error', message })

beforeAll(installSessionPolicy)

beforeEach(() => {
  history.replaceState(null, '', '/service/customer')
  localStorage.setItem('username', 'ada')
  setToken({ id: 'own', ttl: 3600, created: new Date().toISOString(), userId: 3 })
  setUser({
    id: 3,
    username: 'ada',
    email: 'ada@example.com',
    customerId: 2,
    emailVerified: true,
    createdAt: '2026-01-01T00:00:00Z',
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
              GuiSection: { id: 1, name: 'Call Logs' },
              GuiPermission: { id: 3, name: 'PERMITALL', readable: true, writeable: true },
            },
          ],
        },
      },
    ],
  })
})

afterEach(() => {
  for (const { id } of [...toasts.list]) dismissToast(id)
})

type After = 'stays' | 'signed out' | 'first section'

function after(): After {
  if (!session.token) return 'signed out'
  return location.pathname === '/service/call-log' ? 'first section' : 'stays'
}

const catalogue: [situation: string, error: Error, toast: string | undefined, result: After][] = [
  ['no connection', new NetworkError(place, new TypeError('Failed to fetch')), 'Network Connection Error', 'stays'],
  ['no answer in time', new TimeoutError(place, 5000), 'Network Connection Error', 'stays'],
  [
    '401 without a session',
    new UnauthorizedError(says(401, 'accessToken is required to be logged in'), place),
    '401 accessToken is required to be logged in',
    'signed out',
  ],
  [
    'another 401',
    new UnauthorizedError(says(401, 'Authorization Required'), place),
    '401 Authorization Required',
    'first section',
  ],
  ['403', new ForbiddenError(says(403, 'Access Denied'), place), '403 Access Denied', 'signed out'],
  [
    '500 of a user that is gone',
    new ApiError(says(500, 'Invalid user or customer id'), place),
    '500 Invalid user or customer id',
    'signed out',
  ],
  ['500 unauthorize', new ApiError(says(500, 'unauthorize access'), place), '500 unauthorize access', 'signed out'],
  ['another 500', new ApiError(says(500, 'Out of memory'), place), '500 Out of memory', 'stays'],
  ['404', new ApiError(says(404, 'Unknown "Customer" id "9".'), place), '404 Unknown "Customer" id "9".', 'stays'],
  ['422', new ApiError(says(422, 'The name is taken'), place), '422 The name is taken', 'stays'],
  ['503', new ApiError(says(503, 'Maintenance'), place), '503 Maintenance', 'stays'],
  ['a refused sign-in', new UnauthorizedError(says(401, 'login failed'), signIn), undefined, 'stays'],
]

describe('a failed call', () => {
  it.each(catalogue)('%s', (_, error, text, result) => {
    reportError(error)
    expect(toasts.list.map((each) => [each.severity, each.text])).toEqual(text ? [['error', text]] : [])
    expect(after()).toBe(result)
    if (result === 'signed out') expect({ ...localStorage }).toEqual({ username: 'ada' })
    if (result === 'signed out') expect(location.pathname).toBe('/auth/login')
  })

  it.each(catalogue)('the screen shows itself does the same, without a toast: %s', (_, error, _text, result) => {
    reportError(error, { isShown: true })
    expect(toasts.list).toEqual([])
    expect(after()).toBe(result)
  })

  it.each(catalogue)('on a public screen ends no session: %s', (_, error) => {
    history.replaceState(null, '', '/auth/login')
    reportError(error)
    expect(session.token).toBeDefined()
  })

  it('nobody waited for is treated the same', async () => {
    const error = new ForbiddenError(says(403, 'Access Denied'), place)
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: error })
    dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(after()).toBe('signed out')
  })

  it('tells one cause once', () => {
    for (const method of ['GET', 'POST', 'PUT']) reportError(new NetworkError({ ...place, method }, undefined))
    expect(toasts.list).toHaveLength(1)
  })

  it('that could not be read keeps the session', () => {
    reportError(new MalformedAnswerError(place, new Response('<html>', { status: 200 })))
    expect(after()).toBe('stays')
    expect(toasts.list).toHaveLength(1)
  })
})
