import { ApiError, ValidationError } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { isAboutFields, refusalOf } from './server-errors.ts'

const place = { method: 'PUT', url: 'http://core.example/Customers' }
const refused = (messages?: Record<string, string[]>) =>
  new ValidationError(
    {
      status: 422,
      name: 'ValidationError',
      message: 'not valid',
      details: messages && { context: 'Customer', codes: {}, messages },
    },
    place,
  )
const shown = ['email', 'name']

it.each([
  ['all at fields', refused({ email: ['is taken', 'is odd'] }), { email: 'This is taken. This is odd.' }, undefined],
  [
    'some not in the form',
    refused({ name: ['is taken'], billingId: ['is odd'] }),
    { name: 'This is taken.' },
    'The billing account is odd.',
  ],
  ['no details', refused(), {}, 'Something that was entered is not accepted. Check it and try again. (error 422)'],
  [
    'another error of the server',
    new ApiError({ status: 500, name: 'Error', message: 'oops' }, place),
    {},
    'The server has a problem: oops',
  ],
  [
    'a mistake of our own',
    new Error('x is undefined'),
    {},
    'Something in Lineboard failed. Try again, or reload the page.',
  ],
])('%s', (_, error, fields, general) => {
  expect(refusalOf(error, shown)).toEqual({ fields, general })
})

it('only details make it a matter of the fields', () => {
  expect(isAboutFields(refused({ email: ['is taken'] }))).toBe(true)
  expect(isAboutFields(refused())).toBe(false)
  expect(isAboutFields(new Error('offline'))).toBe(false)
})
