import { expect, test } from 'vitest'
import { errorAction, signInWarning } from './error-action.ts'
import { MalformedAnswerError, NetworkError, TimeoutError } from './lineboard-error.ts'
import { apiError } from './to-api-error.ts'

const place = { operationId: 'Customer.find', method: 'GET', url: 'http://core.example/api/v1/Customers' }
const answered = (status: number, message: string, operationId = place.operationId, name = 'Error') =>
  apiError({ status, name, message }, { ...place, operationId })

test.each([
  [401, 'accessToken is required to be passed in', 'logout'],
  [401, 'Authorization Required', 'first-section'],
  [403, 'Access Denied', 'logout'],
  [500, 'Invalid user or customer', 'logout'],
  [500, 'The request is unauthorized', 'logout'],
  [500, 'unauthorize', 'logout'],
  [500, 'Internal Server Error', 'keep'],
  [400, 'Invalid user or customer', 'keep'],
  [404, 'Unknown "Customer" id "9".', 'keep'],
  [422, 'Not valid', 'keep'],
  [502, 'unauthorized upstream', 'keep'],
] as const)('%i "%s": %s', (status, message, session) => {
  expect(errorAction(answered(status, message))).toEqual({ session, severity: 'error' })
})

test.each([
  ['no network', new NetworkError(place, new TypeError('fetch failed'))],
  ['too slow', new TimeoutError(place, 5000)],
])('%s keeps the session and says so', (_, error) => {
  expect(errorAction(error)).toEqual({
    session: 'keep',
    severity: 'error',
  })
})

test('a call that needs a recent code keeps the session', () => {
  const error = apiError({ status: 403, name: 'Error', message: 'no code', code: 'RECENT_CODE_REQUIRED' }, place)
  expect(errorAction(error)).toEqual({ session: 'keep', severity: 'error' })
})

test('an answer that cannot be read keeps the session', () => {
  const error = new MalformedAnswerError(place, new Response('<html>'))
  expect(errorAction(error)).toEqual({
    session: 'keep',
    severity: 'error',
  })
})

test.each([401, 403, 500])('a public screen has no session to end: %i', (status) => {
  expect(errorAction(answered(status, 'accessToken is required'), { isPublicPath: true }).session).toBe('keep')
})

test.each([
  ['a refused sign-in', answered(401, 'login failed', 'DashUser.authenticate')],
  ['an abort', new DOMException('Aborted', 'AbortError')],
  ['a mistake in the code', new TypeError('x is not a function')],
  ['nothing', undefined],
])('%s does nothing', (_, error) => {
  expect(errorAction(error)).toEqual({ session: 'keep' })
})

test.each([
  [500, 'LicenceError', 'The licence has ended', 'LicenceError'],
  [401, 'Error', 'login failed', 'login failed'],
  [400, 'Error', 'username is required', undefined],
  [403, 'Error', 'Access Denied', undefined],
  [404, 'Error', 'Not found', undefined],
])('sign-in refused with %i %s says %s', (status, name, message, expected) => {
  expect(signInWarning(answered(status, message, 'DashUser.authenticate', name))).toBe(expected)
})

test('a sign-in without a network has no warning of its own', () => {
  expect(signInWarning(new NetworkError(place, undefined))).toBeUndefined()
})
