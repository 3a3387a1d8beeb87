import { expect, it } from 'vitest'
import { cardCvcText, cardExpiryText, cardGaps, cardNumberText } from './sandbox-card-form.tsx'

it.each([
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242-4242-4242-4242', '4242 4242 4242 4242'],
  ['x', ''],
  ['٤٢٤٢٤', '4242 4'],
])('the number %j is %j', (typed, text) => {
  expect(cardNumberText(typed)).toBe(text)
})

it.each([
  ['1', '1'],
  ['5', '05'],
  ['٥', '05'],
  ['12', '12'],
  ['123', '12/3'],
  ['12/30', '12/30'],
  ['12305', '12/30'],
])('the expiry %j is %j', (typed, text) => {
  expect(cardExpiryText(typed)).toBe(text)
})

it('a security code has four digits at most', () => {
  expect(cardCvcText('12a345')).toBe('1234')
})

const good = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }
it.each([
  [{}, []],
  [{ number: '4242' }, ['number']],
  [{ expiry: '12/20' }, ['expiry']],
  [{ expiry: '13/30' }, ['expiry']],
  [{ cvc: '12' }, ['cvc']],
  [{ number: '', expiry: '', cvc: '' }, ['number', 'expiry', 'cvc']],
])('a card with %j lacks %j', (changes, gaps) => {
  expect(cardGaps({ ...good, ...changes }, new Date(2026, 10, 21))).toEqual(gaps)
})
