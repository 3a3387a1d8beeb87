import {
  ApiError,
  ForbiddenError,
  NetworkError,
  NotFoundError,
  UnauthorizedError,
  ValidationError,
} from '@lineboard/sdk'
import { describe, expect, test } from 'vitest'
import { failureOf, reasonOf } from './purchase.ts'

const place = { operationId: 'OpNumber.upsert', method: 'PUT', url: 'https://api.example.com/OpNumbers' }

const answered = (status: number) => new ApiError({ status, name: 'Error', message: 'No luck' }, place)

const refused = (code: string, message = 'is refused') =>
  new ValidationError(
    {
      status: 422,
      name: 'ValidationError',
      message: 'The `OpNumber` instance is not valid.',
      details: { context: 'OpNumber', codes: { tracking_number: [code] }, messages: { tracking_number: [message] } },
    },
    place,
  )

describe('a number that was not bought', () => {
  test.each([
    ['taken', refused('uniqueness'), 'gone'],
    ['held by others', refused('held'), 'gone'],
    ['not there', new NotFoundError({ status: 404, name: 'Error', message: 'No such number' }, place), 'gone'],
    ['in conflict', answered(409), 'gone'],
    ['too dear', refused('balance'), 'refused'],
    ['no longer held', refused('hold'), 'refused'],
    [
      'refused to who has lost the right',
      new ForbiddenError({ status: 403, name: 'Error', message: 'No' }, place),
      'turnedAway',
    ],
    [
      'refused to who is signed out',
      new UnauthorizedError({ status: 401, name: 'Error', message: 'No' }, place),
      'turnedAway',
    ],
    ['a bad request', answered(400), 'refused'],
    ['an answer of a proxy', answered(502), 'unclear'],
    ['a server that gave up', answered(408), 'unclear'],
    ['a lost connection', new NetworkError(place, undefined), 'unclear'],
  ] as const)('%s', (_, error, failure) => {
    expect(failureOf(error)).toBe(failure)
  })

  test.each([
    [refused('balance'), 'the wallet does not hold enough.'],
    [refused('hold'), 'the hold has ended.'],
    [refused('format', 'is a number of no country'), 'The tracking number is a number of no country.'],
    [answered(409), 'No luck'],
  ])('says why', (error, reason) => {
    expect(reasonOf(error)).toBe(reason)
  })
})
