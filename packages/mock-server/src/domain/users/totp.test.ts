import { expect, test } from 'vitest'
import { codeAt, newSecret, stepOf, toBase32 } from './totp.ts'

// RFC 6238, appendix B, of SHA-1; its codes have eight digits, of which these are the last six.
const secret = toBase32(Buffer.from('12345678901234567890'))

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is that of the RFC', (seconds, code) => {
  expect(codeAt(secret, new Date(seconds * 1000))).toBe(code)
})

test('a code is taken one step early or late, and no more', () => {
  const at = (seconds: number) => stepOf(secret, '050471', new Date((1_111_111_111 + seconds) * 1000))
  expect([at(-61), at(-31), at(0), at(30), at(60)].map((step) => step !== undefined)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

test('a new secret has 160 bits', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})
