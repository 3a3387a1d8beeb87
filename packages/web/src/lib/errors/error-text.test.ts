import { STATUS_CODES } from 'node:http'
import {
  AnswerTooLargeError,
  ApiError,
  ContractError,
  FilterError,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
  UnknownFieldError,
  UrlTooLongError,
  ValidationError,
} from '@lineboard/sdk'
import { NoQuestionError, NotServedError, NoWordError } from '@lineboard/sdk/fit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { machineWordsIn } from '../../testing/machine-words.ts'
import { errorText } from './error-text.ts'
import { WordedError } from './is-worded.ts'
import { GivenUpError } from './lost-text.ts'

const place = {
  operationId: 'OpNumber.findPaged',
  method: 'GET',
  url: 'http://core.example/api/v1/OpNumbers/opnumbers?filter=%7B%22limit%22%3A10%7D',
}
const answered = (status: number, message: string, more: object = {}) =>
  new ApiError({ status, name: 'Error', message, ...more }, place)

test.each([
  ['no network', new NetworkError(place, new TypeError('fetch failed'), true), 'Network Connection Error'],
  ['no answer in time', new TimeoutError(place, 5000), 'Network Connection Error'],
  ['what the server says to a person', answered(402, 'Your card was declined.'), 'Your card was declined.'],
  ['a short word of it', answered(409, 'Somebody was quicker'), 'Somebody was quicker'],
  ['what it says of its own fault', answered(503, 'Back at noon'), 'The server has a problem: Back at noon'],
  [
    'too many requests, with a time',
    answered(429, 'Too Many Requests', { retryAfterMs: 11_200 }),
    'There were too many requests at once. Try again in 12 seconds.',
  ],
  [
    'too many requests, without one',
    answered(429, 'Too Many Requests'),
    'There were too many requests at once. Try again in a moment.',
  ],
  ['our own words', new WordedError('Somebody has deleted this row.'), 'Somebody has deleted this row.'],
])('%s', (_, error, expected) => {
  expect(errorText(error)).toBe(expected)
})

test('what was refused of fields, by the words for them', () => {
  const details = {
    context: 'OpNumber',
    codes: { tracking_sourceId: ['existence'], 'Customer.vatNumber': ['format'], proto: ['inclusion'] },
    messages: {
      tracking_sourceId: ['is no tracking source'],
      'Customer.vatNumber': ['must match pattern "^[A-Z]{2}"'],
      proto: [''],
    },
  }
  const message = 'The `OpNumber` instance is not valid. Details: `tracking_sourceId` is no tracking source (value: 7).'
  const error = new ValidationError({ status: 422, name: 'ValidationError', message, details }, place)
  expect(errorText(error)).toBe(
    'The tracking source is no tracking source. The VAT number does not have the right form. The protocol cannot be chosen here.',
  )
})

test('a number that is for sale leads to where it is bought', () => {
  const details = {
    context: 'OpNumber',
    codes: { tracking_number: ['sale'] },
    messages: { tracking_number: ['is for sale: reserve it, and adding it buys it'] },
  }
  const error = new ValidationError({ status: 422, name: 'ValidationError', message: 'x', details }, place)
  expect(errorText(error)).toBe('The tracking number is for sale. It is bought on the page Buy Numbers.')
})

const loopback = [
  'Unknown "OpNumber" id "7".',
  'could not find accessToken',
  'Authorization Required',
  "The `Customer` instance is not valid. Details: `companyName` can't be blank (value: undefined).",
  'Shared class "OpNumber" has no method handling GET /nope?x=1',
  'There is no method to handle GET /api/v1/Nope',
  "Cannot read properties of undefined (reading 'id')",
  "ER_DUP_ENTRY: Duplicate entry '7' for key 'PRIMARY'",
  'connect ECONNREFUSED 127.0.0.1:3306',
  'Invalid date: "soon" for "startedAt"',
  'Relation "Custmer" is not defined for OpNumber model',
  'Unexpected token < in JSON at position 0',
  'id is a required argument',
  'Duplicate entry for Customer.id',
  'The where clause "x" is not an object',
  'request entity too large',
  'HTTP 502',
  '<html>Bad Gateway</html>',
  'LoopBackError',
  'Internal Server Error',
  'See https://core.example/help',
]

test.each([
  'There is no method to handle GET /Reports/statistics',
  'Shared class "Customer" has no method handling GET /several_user',
])('what a server does not offer is not said to be gone: %s', (message) => {
  expect(errorText(answered(404, message))).toBe('This server does not offer that.')
})

test.each(Object.entries(STATUS_CODES).filter(([status]) => Number(status) >= 400))(
  'what HTTP itself calls %s, %s, is said in words',
  (status, reason = '') => {
    expect(errorText(answered(Number(status), reason))).not.toContain(reason)
    // Users can give the number to the people who run the server.
    const hasOwnText = ['414', '429', '431'].includes(status)
    expect(errorText(answered(Number(status), reason))).toMatch(
      hasOwnText ? /\.$/ : RegExp(`\\. \\(error ${status}\\)$`),
    )
  },
)

test.each([
  [412, 'Precondition Failed', 'Somebody else, or another tab, has changed this. Reload it and try again. (error 412)'],
  [414, 'Request-URI Too Large', 'This is too long to be asked for at once. Narrow the filter.'],
  [431, 'Request Header Or Cookie Too Large', 'This is too long to be asked for at once. Narrow the filter.'],
])('%i says what to do', (status, reason, expected) => {
  expect(errorText(answered(status, reason))).toBe(expected)
})

describe('nothing of the machine is said', () => {
  const statuses = [400, 401, 402, 403, 404, 408, 409, 413, 415, 418, 422, 429, 500, 501, 502, 503, 504, 507, 599]

  test.each(statuses)('with %i, whatever a LoopBack server says', (status) => {
    for (const message of loopback) expect(machineWordsIn(errorText(answered(status, message))), message).toEqual([])
  })

  test.each([
    ['an answer that is none', new MalformedAnswerError(place, new Response('<html>'))],
    ['one that is too large', new AnswerTooLargeError(place, 10)],
    ['one against the contract', new ContractError(place, [{ path: '0.companyName', message: 'is no string' }])],
    [
      'a condition on a field that the server lacks',
      new UnknownFieldError('CallLog', ['talkSeconds', 'tracking_sourceId']),
    ],
    ['a value that the server lost', new UnknownFieldError('CallLog', ['handledAt'], 'lost')],
    ['a call that the core API has not', new NotServedError('Report.statistics')],
    ['a condition that it cannot be asked', new NoQuestionError('CallLog', 'ringSeconds', 'is computed')],
    ['a value that it has no word for', new NoWordError('CallLog', 'status', 'voicemail')],
    ['a filter that is not sent', new FilterError('nor is not portable')],
    ['an address too long', new UrlTooLongError('8001')],
    ['a read given up', new GivenUpError(place, 'read')],
    ['a write given up', new GivenUpError(place, 'write')],
    ['a mistake of our own', new TypeError("Cannot read properties of undefined (reading 'id')")],
    ['no error at all', 'x_y'],
  ])('of %s', (_, error) => {
    expect(errorText(error)).toMatch(/^[A-Z].+\.$/)
    expect(machineWordsIn(errorText(error))).toEqual([])
  })

  test('of fields, whatever they are called and servers say of them', () => {
    const name = fc.stringMatching(/^[a-z]{2,8}([A-Z][a-z]{1,6}|_[a-z]{1,6}|\.[a-z]{2,6}){0,3}$/)
    fc.assert(
      fc.property(name, fc.constantFrom(...loopback, 'is not valid', ''), fc.string(), (field, message, code) => {
        const details = { context: 'X', codes: { [field]: [code] }, messages: { [field]: [message] } }
        const error = new ValidationError({ status: 422, name: 'ValidationError', message, details }, place)
        expect(machineWordsIn(errorText(error))).toEqual([])
      }),
    )
  })
})

test.each([
  [400, 'id property (id) cannot be updated from update_phonebook to 5'],
  [400, 'id cannot be updated from update_phonebook to 5 when forceId is set to true'],
  [404, 'Could not replace. Object with id update_phonebook does not exist!'],
  [404, 'could not find a model with id update_phonebook'],
  [404, 'Unknown "CallLog" id "update_phonebook".'],
])('a call that a server does not know and takes for the id of a row is not offered: %i, %s', (status, message) => {
  const call = {
    operationId: 'CallLog.updatePhonebook',
    method: 'PUT',
    url: 'http://core.example/CallLogs/update_phonebook',
  }
  const unknown = new ApiError({ status, name: 'Error', message }, call)
  expect(errorText(unknown)).toBe('This server does not offer that.')
  const row = {
    operationId: 'CallLog.findById',
    method: 'GET',
    url: 'http://core.example/CallLogs/update_phonebook?a=1',
  }
  expect(errorText(new ApiError({ status, name: 'Error', message }, row))).not.toMatch(/offer/)
})
