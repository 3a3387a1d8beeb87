import { expect, test } from 'vitest'
import { cardExpiry, cardName, isCardExpired } from './card-name.ts'

test.each([
  ['visa', 'Visa ending in 4242'],
  ['cartes_bancaires', 'cartes_bancaires ending in 4242'],
])('the name of a card of %s', (brand, name) => {
  expect(cardName({ brand, last4: '4242' })).toBe(name)
})

test('the expiry as it is on the card', () => {
  expect(cardExpiry({ expMonth: 8, expYear: 2029 })).toBe('08/29')
})

test.each([
  ['its last month', new Date(2029, 7, 31, 23, 59), false],
  ['the month after', new Date(2029, 8, 1), true],
  ['the year before', new Date(2028, 11, 31), false],
  ['the year after', new Date(2030, 0, 1), true],
])('expired in %s', (_, now, isExpired) => {
  expect(isCardExpired({ expMonth: 8, expYear: 2029 }, now)).toBe(isExpired)
})

test('a card of December is good for all of it', () => {
  const card = { expMonth: 12, expYear: 2029 }
  expect([isCardExpired(card, new Date(2029, 11, 31)), isCardExpired(card, new Date(2030, 0, 1))]).toEqual([
    false,
    true,
  ])
})
