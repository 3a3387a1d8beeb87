import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test.each([
  ['/api/v1/Customers?access_token=s3cret', '/api/v1/Customers?access_token=[redacted]'],
  ['/api/v1/Customers?filter=x&access_token=s3cret&y=1', '/api/v1/Customers?filter=x&access_token=[redacted]&y=1'],
  ['/DashUsers/activate/token=7b1e0c52f8', '/DashUsers/activate/token=[redacted]'],
  [
    'Shared class "X" has no method handling GET /X?access_token=s3cret',
    'Shared class "X" has no method handling GET /X?access_token=[redacted]',
  ],
  ['ACCESS_TOKEN=A "access_token=B"', 'ACCESS_TOKEN=[redacted] "access_token=[redacted]"'],
  [
    'Details: `password` is too short (value: "hunter2"); `email` is invalid (value: "x").',
    'Details: `password` is too short (value: [redacted]); `email` is invalid (value: "x").',
  ],
  ['nothing to hide', 'nothing to hide'],
])('%s', (text, expected) => {
  expect(redact(text)).toBe(expected)
})

test('no token survives, whatever it is made of', () => {
  const token = fc.string({ minLength: 8, unit: fc.constantFrom(...'abcXYZ019-_.~%') })
  fc.assert(
    fc.property(token, fc.webUrl(), (secret, url) => {
      expect(redact(`GET ${url}?a=1&access_token=${secret}&b=2`)).not.toContain(secret)
    }),
  )
})
