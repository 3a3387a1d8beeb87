import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repairs } from '../repairs/repairs.ts'
import { ApiError, ForbiddenError, NotFoundError, UnauthorizedError, ValidationError } from './api-error.ts'
import { LineboardError } from './lineboard-error.ts'
import { apiError, describeError } from './to-api-error.ts'

const place = { operationId: 'Customer.find', method: 'GET', url: 'http://core.example/api/v1/Customers' }

test.each([
  [400, ApiError],
  [401, UnauthorizedError],
  [403, ForbiddenError],
  [404, NotFoundError],
  [422, ValidationError],
  [500, ApiError],
])('%i is a class of its own', (status, expected) => {
  const error = apiError({ status, name: 'Error', message: 'no' }, place)
  expect(error.constructor).toBe(expected)
  expect(error).toBeInstanceOf(LineboardError)
  expect(error).toMatchObject({ status, ...place })
})

test('reads the error body of LoopBack', () => {
  const details = {
    context: 'Customer',
    codes: { companyName: ['presence'] },
    messages: { companyName: ["can't be blank"] },
  }
  const body = { error: { statusCode: 422, name: 'ValidationError', message: 'Not valid', code: 'INVALID', details } }
  expect(describeError(422, JSON.stringify(body))).toEqual({
    status: 422,
    name: 'ValidationError',
    message: 'Not valid',
    code: 'INVALID',
    details,
  })
})

test('reads the fields that LoopBack 4 lists', () => {
  const details = [
    { path: '/name', code: 'maxLength', message: 'must NOT have more than 5 characters', info: { limit: 5 } },
    { path: '/name', code: 'pattern', message: 'must match', info: {} },
    { path: '', code: 'required', message: "must have required property 'type'", info: { missingProperty: 'type' } },
    { path: '/BusinessAddress/zip', code: 'type', message: 'must be string', info: {} },
    { path: '.phone', code: 'type' },
    'none',
  ]
  const body = { error: { statusCode: 422, name: 'UnprocessableEntityError', message: 'Invalid', details } }
  expect(describeError(422, JSON.stringify(body), '', repairs.readDetails).details).toEqual({
    context: '',
    codes: {
      name: ['maxLength', 'pattern'],
      type: ['required'],
      'BusinessAddress.zip': ['type'],
      phone: ['type'],
    },
    messages: {
      name: ['must NOT have more than 5 characters', 'must match'],
      type: ["must have required property 'type'"],
      'BusinessAddress.zip': ['must be string'],
      phone: [''],
    },
  })
  for (const none of [[], ['x'], [{ path: '', message: 'x' }]])
    expect(
      describeError(422, JSON.stringify({ error: { message: 'x', details: none } }), '', repairs.readDetails).details,
    ).toBeUndefined()
})

test('reads an error at the top level', () => {
  expect(describeError(500, '{"statusCode":500,"name":"LicenceError","message":"Expired"}')).toMatchObject({
    name: 'LicenceError',
    message: 'Expired',
  })
})

test.each([
  ['HTML of a proxy', '<html>Bad Gateway</html>', 'Bad Gateway', 'Bad Gateway'],
  ['nothing', '', '', 'HTTP 502'],
  ['a line of plain text', 'Bad things happened\n', 'Bad Gateway', 'Bad things happened'],
  ['a long text', 'x'.repeat(201), 'Bad Gateway', 'Bad Gateway'],
  ['a bare string', '"no"', 'Bad Gateway', 'Bad Gateway'],
  ['a string as the error', '{"error":"invalid_token"}', '', 'invalid_token'],
  ['a list', '[1]', 'Bad Gateway', 'Bad Gateway'],
  ['null', 'null', 'Bad Gateway', 'Bad Gateway'],
  ['details that are none', '{"error":{"message":"x","details":"y"}}', '', 'x'],
])('makes the best of %s', (_, body, statusText, message) => {
  expect(describeError(502, body, statusText)).toEqual({
    status: 502,
    name: 'Error',
    message,
    code: undefined,
    details: undefined,
  })
})

test('hides the token a 404 repeats', () => {
  const message = 'There is no method to handle GET /Nope?access_token=s3cret'
  expect(describeError(404, JSON.stringify({ error: { message } })).message).not.toContain('s3cret')
})

test('describes any body without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
      const { name, message } = describeError(500, body)
      expect([typeof name, typeof message]).toEqual(['string', 'string'])
    }),
  )
})
