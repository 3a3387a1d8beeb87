import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redact } from '../src/redact.ts'

const secret = 'abc.DEF_019-~x'

/** Every way a token is written, in what is sent and in what is printed of it. */
const spellings = [
  `/api/v1/Customers?access_token=${secret}`,
  `/api/v1/Customers?filter=x&access_token=${secret}&y=1`,
  `/Customers?x=1&ACCESS_TOKEN=${secret}`,
  `GET /DashUsers/activate/token=${secret} now`,
  `https://app.example/auth/activate#token=${secret}`,
  `{"token":"${secret}","userId":1}`,
  `{"token" : "${secret}"}`,
  `{"access_token":"${secret}"}`,
  `{"token_id":"${secret}"}`,
  `{"body":"{\\"token\\":\\"${secret}\\"}"}`,
  `{ token: '${secret}' }`,
  `Authorization: Bearer ${secret}`,
  `authorization: bearer ${secret}`,
]

describe('redact', () => {
  test.each(spellings)('hides the token of %s', (text) => {
    expect(redact(text)).toBe(text.replace(secret, '[redacted]'))
  })

  test.each([
    ['"hunter2"', '; `email` is invalid (value: "x").'],
    ['"a)b"', '.'],
    ['"say \\"x\\" (y)"', '; more.'],
    ['1234', '.'],
  ])('hides the password %s that was refused', (value, rest) => {
    const text = (shown: string) => `Details: \`password\` is too short (value: ${shown})${rest}`
    expect(redact(text(value))).toBe(text('[redacted]'))
  })

  // What a server or a person is told may be anything, and each text is looked through: an expression that tries all ways ends none of these.
  test.each([
    `\`password\` is wrong (value: "${'\\a'.repeat(30_000)}`,
    '`password`'.repeat(20_000),
    `\`${'password'.repeat(25_000)}`,
    '`password` ('.repeat(20_000),
    'token"'.repeat(30_000),
    'bearer '.repeat(30_000),
  ])('comes to an end of %.40s…', (text) => {
    expect(redact(text)).toMatch(/^.+$/s)
  })

  test.each([
    'nothing to hide: broken_token=x',
    'a token is asked for',
    '{"token":null}',
    'Details: `email` is invalid (value: "x").',
  ])('leaves %s as it is', (text) => expect(redact(text)).toBe(text))

  test('no token survives, whatever it is made of, and what is hidden stays as it is', () => {
    const token = fc.string({ minLength: 8, unit: fc.constantFrom(...'abcXYZ019-_.~%') })
    fc.assert(
      fc.property(token, fc.webUrl(), fc.constantFrom(...spellings), (made, url, spelling) => {
        const clean = redact(`GET ${url}?a=1&access_token=${made}&b=2 ${spelling.replace(secret, made)}`)
        expect(clean).not.toContain(made)
        expect(redact(clean)).toBe(clean)
      }),
    )
  })
})
