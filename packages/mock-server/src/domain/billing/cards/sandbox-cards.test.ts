import { expect, test } from 'vitest'
import { chargeProblem, outcomeOf, outcomeOfName } from './sandbox-cards.ts'

const now = new Date('2026-05-22T12:00:00Z')
const typed = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' }

test.each([
  ['4242424242424242', 'visa', '4242'],
  ['4242 4242 4242 4242', 'visa', '4242'],
  ['5555555555554444', 'mastercard', '4444'],
  ['378282246310005', 'amex', '0005'],
  ['6011111111111117', 'discover', '1117'],
  ['4000000000000341', 'visa', '0341'],
])('%s is accepted', (number, brand, last4) => {
  expect(outcomeOf({ ...typed, number, name: 'Nora' }, now)).toMatchObject({
    kind: 'accepted',
    card: { brand, last4, expMonth: 12, expYear: 2030, holderName: 'Nora', token: expect.stringMatching(/^pm_/) },
  })
})

test.each([
  [{ number: '4000000000000002' }, 'card_declined'],
  [{ number: '4000000000009995' }, 'card_declined'],
  [{ number: '4000000000000127' }, 'incorrect_cvc'],
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ number: 'toString' }, 'incorrect_number'],
  [{ exp_month: 4, exp_year: 2026 }, 'expired_card'],
  [{ exp_month: 0 }, 'invalid_expiry_month'],
  [{ exp_month: 13 }, 'invalid_expiry_month'],
  [{ exp_month: Number.NaN }, 'invalid_expiry_month'],
  [{ exp_month: 1.5 }, 'invalid_expiry_month'],
  [{ exp_year: 30 }, 'invalid_expiry_year'],
  [{ exp_year: 20_300 }, 'invalid_expiry_year'],
  [{ exp_year: Number.NaN }, 'invalid_expiry_year'],
  [{ cvc: '1' }, 'invalid_cvc'],
])('%o is refused as %s', (change, code) => {
  expect(outcomeOf({ ...typed, ...change }, now)).toMatchObject({ kind: 'refused', problem: { code } })
})

test('a card is good until its last month ends', () => {
  expect(outcomeOf({ ...typed, exp_month: 5, exp_year: 2026 }, now).kind).toBe('accepted')
})

test('two numbers stand for the bank that asks, and the provider that is gone', () => {
  expect(outcomeOf({ ...typed, number: '4000002500003155' }, now).kind).toBe('needs-action')
  expect(outcomeOf({ ...typed, number: '4000000000000119' }, now).kind).toBe('unreachable')
})

test('well-known names stand for cards', () => {
  expect(outcomeOfName('pm_card_mastercard', now)).toMatchObject({ kind: 'accepted', card: { brand: 'mastercard' } })
  expect(outcomeOfName('pm_card_chargeDeclined', now)?.kind).toBe('refused')
  expect(outcomeOfName('constructor', now)).toBeUndefined()
})

test('a saved card can run out, or be declined later', () => {
  const card = { last4: '4242', expMonth: 5, expYear: 2026 }
  expect(chargeProblem(card, now)).toBeUndefined()
  expect(chargeProblem({ ...card, expMonth: 4 }, now)?.code).toBe('expired_card')
  expect(chargeProblem({ ...card, last4: '0341' }, now)?.code).toBe('card_declined')
})
