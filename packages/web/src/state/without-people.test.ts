import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainPath, withoutPeople } from './redacted-trail.ts'

it.each([
  ['Invalid phone +1 (212) 555-0110', 'Invalid phone [number]'],
  ['no account of ada@example.com', 'no account of [e-mail]'],
  ['GET /api/v1/CallLogs?access_token=abc&x=1 failed', 'GET /api/v1/CallLogs failed'],
  [
    'at f (https://a.example/assets/index-B4c12345.js:12:345678)',
    'at f (https://a.example/assets/index-B4c12345.js:12:345678)',
  ],
  ['Authorization: Bearer abc', 'Authorization: Bearer [redacted]'],
])('%s', (text, safe) => expect(withoutPeople(text)).toBe(safe))

it('no number of a phone stays, however it is written', () => {
  const digits = fc.stringMatching(/^[2-9]\d{2}[ -]?\d{3}[ -]?\d{4}$/)
  fc.assert(
    fc.property(digits, fc.constantFrom('', '+', '+1 '), (phone, prefix) => {
      expect(withoutPeople(`call ${prefix}${phone} failed`)).toBe('call [number] failed')
    }),
  )
})

it('no token stays, whatever is around it', () => {
  const word = fc.stringMatching(/^[A-Za-z\d]{31,80}\d$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.constantFrom(' ', ': ', "'"), (words, before) => {
      const safe = withoutPeople(`no session${before}${words.join('.')} any more`)
      for (const each of words) expect(safe).not.toContain(each)
      expect(safe).toMatch(/any more$/)
    }),
  )
})

it.each([
  ['/api/v1/Customers/7/users', '/api/v1/Customers/:id/users'],
  ['/api/v1/callers/+12125550110', '/api/v1/callers/:id'],
  ['/api/v1/tokens/a1b2c3', '/api/v1/tokens/:id'],
])('%s is %s', (path, plain) => expect(plainPath(path)).toBe(plain))
