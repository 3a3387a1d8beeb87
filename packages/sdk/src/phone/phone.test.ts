import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countries } from '../reference/countries.ts'
import { dialCode, formatPhone, parsePhone, phoneMask } from './index.ts'

describe('parsePhone', () => {
  test.each([
    ['(212) 555-0142', 'us', '+12125550142', 'us'],
    ['212.555.0142', 'US', '+12125550142', 'us'],
    ['+1 212 555 0142', undefined, '+12125550142', 'us'],
    ['020 7946 0018', 'gb', '+442079460018', 'gb'],
    ['+44 20 7946 0018', 'us', '+442079460018', 'gb'],
    ['+44 (0)20 7946 0018', 'us', '+442079460018', 'gb'],
    ['\uFF0B44 20 7946 0018', 'us', '+442079460018', 'gb'],
    ['0049 30 901820', 'us', '+4930901820', 'de'],
    ['011 49 30 901820', 'us', '+4930901820', 'de'],
    ['tel:+12125550142', 'us', '+12125550142', 'us'],
    ['\u00A0212\u00A0555\u00A00142 ', 'us', '+12125550142', 'us'],
    ['1-800-FLOWERS', 'us', '+18003569377', 'us'],
    ['٠١٠٠ ١٢٣ ٤٥٦٧', 'eg', '+201001234567', 'eg'],
    ['\u202A+20 100 123 4567\u202C', 'us', '+201001234567', 'eg'],
    ['\u2068+20 100 123 4567\u2069', undefined, '+201001234567', 'eg'],
    ['(800) flowers', 'us', '+18003569377', 'us'],
  ])('%s in %s is %s', (text, country, e164, found) => {
    expect(parsePhone(text, country)).toMatchObject({ isValid: true, e164, country: found })
  })

  test.each([
    ['212 555', 'us'],
    ['+1 999 999 9999', 'us'],
    ['12345', undefined],
    ['', 'us'],
    ['anonymous', 'us'],
    ['212 555 0142 x12', 'us'],
    ['+1 212 555 0142 ext. 12', undefined],
    ['call 212 555 0142 now', 'us'],
    ['212 555 0142, 212 555 0143', 'us'],
    ['0049 30', 'us'],
    ['800 FLOW', 'us'],
    ['flowershop', 'us'],
    ['212 555 O142', 'us'],
    ['21255501a2', 'us'],
    ['212 555 OI42', 'us'],
    ['212 555 0142', 'zz'],
  ])('%j in %s is not valid', (text, country) => {
    expect(parsePhone(text, country).isValid).toBe(false)
  })

  test('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string({ maxLength: 3 }), { nil: undefined }), (text, country) => {
        expect(typeof parsePhone(text, country).isValid).toBe('boolean')
      }),
    )
  })
})

test('formatPhone writes for the country or for the world, and leaves what is no number', () => {
  expect(formatPhone('+12125550142')).toBe('+1 212 555 0142')
  expect(formatPhone('+12125550142', 'US')).toBe('(212) 555-0142')
  expect(formatPhone('2125550142', 'us')).toBe('(212) 555-0142')
  expect(formatPhone('+14165550142', 'us')).toBe('(416) 555-0142')
  expect(formatPhone('+442079460018', 'us')).toBe('+44 20 7946 0018')
  expect(formatPhone('+442079460018', 'gb')).toBe('020 7946 0018')
  expect(formatPhone('+442079460018', 'zz')).toBe('+44 20 7946 0018')
  expect(formatPhone('anonymous', 'us')).toBe('anonymous')
})

test('masks and dial codes are those of the countries', () => {
  expect([phoneMask('us'), phoneMask('GB'), phoneMask('zz'), phoneMask('constructor')]).toEqual([
    '(999) 999-9999',
    '99999 999999',
    undefined,
    undefined,
  ])
  for (const { code, dialCode: expected } of countries) expect(dialCode(code)).toBe(expected)
  expect(dialCode('zz')).toBeUndefined()
})
