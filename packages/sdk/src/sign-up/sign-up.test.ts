import { describe, expect, test } from 'vitest'
import {
  chargedToday,
  cleanEmail,
  isCardExpiry,
  isEmail,
  isStrongPassword,
  passwordChecks,
  planProducts,
} from './index.ts'

test.each([
  ['Harbor-Pier-18!', true],
  ['Aa1!aaaa', true],
  ['Aa1!aaa', false],
  ['aa1!aaaa', false],
  ['AA1!AAAA', false],
  ['Aaa!aaaa', false],
  ['Aa1aaaaa', false],
  ['Aa1-aaaa', false],
  ['', false],
])('password %s: %s', (password, isStrong) => {
  expect(isStrongPassword(password)).toBe(isStrong)
})

test('each rule is reported separately', () => {
  expect(passwordChecks('harbor')).toEqual({
    length: false,
    lowercase: true,
    uppercase: false,
    digit: false,
    special: false,
  })
})

describe('card expiry', () => {
  const now = new Date(2026, 10, 21)
  test.each([
    ['11/26', true],
    ['12/26', true],
    ['10/26', false],
    ['01/27', true],
    ['13/27', false],
    ['00/27', false],
    ['1/27', false],
    ['12/2027', false],
    ['12-27', false],
    ['', false],
    [' 12/27 ', true],
  ])('%j: %s', (text, isValid) => {
    expect(isCardExpiry(text, now)).toBe(isValid)
  })

  test('a card counts to the end of its month', () => {
    expect(isCardExpiry('11/26', new Date(2026, 10, 30, 23, 59))).toBe(true)
    expect(isCardExpiry('11/26', new Date(2026, 11, 1))).toBe(false)
  })
})

test.each([
  ['ada@example.com', true],
  ['ada.smith+calls@mail.example.co', true],
  ['ada@localhost', false],
  ['ada@', false],
  ['@example.com', false],
  ['ada example.com', false],
  ['ada@exa mple.com', false],
  [`${'a'.repeat(250)}@x.org`, false],
])('e-mail %s: %s', (text, isValid) => {
  expect(isEmail(text)).toBe(isValid)
})

test('spaces are taken out of an address', () => {
  expect(cleanEmail(' ada @ example.com\t')).toBe('ada@example.com')
})

test('charged today are plan and starting balance, to the cent', () => {
  expect(chargedToday(39, 5)).toBe(44)
  expect(chargedToday(0.1, 0.2)).toBe(0.3)
  expect(chargedToday(5904.6, 757, 'JPY')).toBe(6662)
  expect(chargedToday(11.973, 2, 'KWD')).toBe(13.973)
})

test('each product is once', () => {
  const plans = ['Basic', 'Performance', 'Basic'].map((name) => ({ Product: { name } }))
  expect(planProducts(plans)).toEqual(['Basic', 'Performance'])
})
