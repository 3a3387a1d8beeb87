import { ApiError, MalformedAnswerError, NetworkError } from '@lineboard/sdk'
import { expect, test } from 'vitest'
import { GivenUpError } from '../lib/errors/lost-text.ts'
import { mayHelp, waitMs } from './use-answer.ts'

const place = { method: 'GET', url: 'http://core.example/Customers' }
const answered = (status: number, retryAfterMs?: number) =>
  new ApiError({ status, name: 'Error', message: 'no', retryAfterMs }, place)

test.each([
  ['no network', new NetworkError(place, undefined), true],
  ['a gateway', answered(502), true],
  ['too many requests', answered(429), true],
  ['a page of a proxy', new MalformedAnswerError(place, new Response('')), true],
  ['a refusal', answered(400), false],
  ['a fault of the server', answered(500), false],
  ['one that was given up', new GivenUpError(place, 'read'), false],
])('%s', (_, error, expected) => {
  expect(mayHelp(error)).toBe(expected)
})

test('it waits longer each time, and at least as long as the server asks for', () => {
  const offline = new NetworkError(place, undefined)
  expect([1, 2, 3, 4, 5, 9].map((failures) => waitMs(offline, failures))).toEqual([
    5000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ])
  expect([waitMs(answered(429, 12_000), 1), waitMs(answered(429, 1000), 1), waitMs(answered(429), 1)]).toEqual([
    12_000, 5000, 5000,
  ])
})
