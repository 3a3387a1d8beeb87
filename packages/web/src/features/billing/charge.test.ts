import { ApiError, NetworkError, TimeoutError } from '@lineboard/sdk'
import { expect, test } from 'vitest'
import { isUnclear, typedAmount } from './charge.ts'

test.each([
  ['25', 25],
  [' $1,250.50 ', 1250.5],
  ['0.5', 0.5],
  ['100000', 100_000],
  ['0.49', undefined],
  ['100000.01', undefined],
  ['12.345', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['', undefined],
])('the amount typed as "%s": %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount)
})

const place = { method: 'POST', url: '/api/v1/PaymentMethods/charge_customer' }
const answered = (status: number) => new ApiError({ status, name: 'Error', message: '' }, place)

test.each([
  ['a declined card', answered(402), false],
  ['a card that is gone', answered(404), false],
  ['a refused amount', answered(422), false],
  ['a gateway that gave up waiting', answered(504), true],
  ['a server that broke', answered(500), true],
  ['a proxy that gave up waiting', answered(408), true],
  ['a connection that broke', new NetworkError(place, undefined), true],
  ['an answer that did not come in time', new TimeoutError(place, 5000), true],
])('whether the card was charged is unknown after %s: %s', (_, error, expected) => {
  expect(isUnclear(error)).toBe(expected)
})
