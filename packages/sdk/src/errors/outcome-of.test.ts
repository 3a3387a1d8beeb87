import { expect, test } from 'vitest'
import * as sdk from '../index.ts'
import { isTemporary, outcomeOf } from './error-action.ts'
import {
  AnswerTooLargeError,
  ContractError,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
} from './lineboard-error.ts'
import { apiError } from './to-api-error.ts'

const place = { operationId: 'PaymentMethod.chargeCustomer', method: 'POST', url: 'http://core.example/api/v1/x' }
const answered = (status: number) => apiError({ status, name: 'Error', message: 'no' }, place)

/** What Node's fetch throws where nobody listens. */
const refusedConnection = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })

const cases = [
  ['a filter that was not sent', new sdk.FilterError('nor'), 'not-sent', false],
  ['a condition on a field that the server lacks', new sdk.UnknownFieldError('CallLog', ['status']), 'not-sent', false],
  ['a row that does not meet the condition', new sdk.UnmetConditionError(7), 'not-sent', false],
  ['an address too long to be sent', new sdk.UrlTooLongError('8001'), 'not-sent', false],
  ['a change that somebody else was faster with', new sdk.ConflictError({}, ['name']), 'not-sent', false],
  ['no answer', new NetworkError(place, new TypeError('fetch failed')), 'unknown', true],
  ['no answer, without a network', new NetworkError(place, undefined, true), 'unknown', true],
  ['no answer in time', new TimeoutError(place, 5000), 'unknown', true],
  ['an answer that is no JSON', new MalformedAnswerError(place, new Response('<html>')), 'unknown', true],
  ['an answer too large', new AnswerTooLargeError(place, 10), 'unknown', false],
  ['an answer against the contract', new ContractError(place, []), 'unknown', false],
  ['a refusal', answered(400), 'refused', false],
  ['no session', answered(401), 'refused', false],
  [
    'a sign-in that needs a code',
    apiError({ status: 401, name: 'Error', message: 'no', code: 'LOGIN_CODE_REQUIRED' }, place),
    'refused',
    false,
  ],
  ['no permission', answered(403), 'refused', false],
  [
    'a call that needs a recent code',
    apiError({ status: 403, name: 'Error', message: 'no', code: 'RECENT_CODE_REQUIRED' }, place),
    'refused',
    false,
  ],
  ['no row', answered(404), 'refused', false],
  ['refused fields', answered(422), 'refused', false],
  ['too many calls', answered(429), 'refused', true],
  ['no connection', new NetworkError({ ...place, attempts: 1 }, refusedConnection), 'not-sent', true],
  ['no connection at last', new NetworkError({ ...place, attempts: 2 }, refusedConnection), 'unknown', true],
  [
    'no connection each time',
    new NetworkError({ ...place, attempts: 2, isSent: false }, refusedConnection),
    'not-sent',
    true,
  ],
  ['an abort', new DOMException('Aborted', 'AbortError'), 'unknown', false],
  ['a mistake in the code', new TypeError('x is not a function'), 'unknown', false],
  ['nothing', undefined, 'unknown', false],
] as const

test.each(cases)('%s', (_, error, outcome, temporary) => {
  expect([outcomeOf(error), isTemporary(error)]).toEqual([outcome, temporary])
})

test('every error class of the SDK is among them', () => {
  const isErrorClass = (value: unknown) => typeof value === 'function' && value.prototype instanceof Error
  const classes = Object.entries(sdk).filter(([name, value]) => isErrorClass(value) && name !== 'LineboardError')
  const covered = new Set<unknown>(cases.map(([, error]) => error?.constructor))
  expect(classes.filter(([, value]) => !covered.has(value)).map(([name]) => name)).toEqual([])
})

test('every status', () => {
  const statuses = Array.from({ length: 300 }, (_, at) => at + 300)
  const among = (outcome: string) => statuses.filter((status) => outcomeOf(answered(status)) === outcome)
  expect(among('refused')).toEqual(statuses.filter((status) => status >= 400 && status <= 499 && status !== 408))
  expect(among('not-sent')).toEqual([])
  expect(statuses.filter((status) => isTemporary(answered(status)))).toEqual([408, 429, 502, 503, 504])
})
