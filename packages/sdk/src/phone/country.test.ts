import { expect, test } from 'vitest'
import { countries } from '../reference/countries.ts'
import { countryCode, countryOfLanguage } from './country.ts'
import { phoneHome, readSheetPhone } from './index.ts'

test.each([
  ['us', 'us'],
  [' GB ', 'gb'],
  ['UK', 'gb'],
  ['USA', 'us'],
  ['The Netherlands', 'nl'],
  ['germany', 'de'],
  ['Vietnam', 'vn'],
  ['England', 'gb'],
  ['zq', undefined],
  ['Atlantis', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j is the country %s', (text, code) => {
  expect(countryCode(text)).toBe(code)
})

test('a country is known by its name in the languages that are given', () => {
  expect(countryCode('Vereinigtes Königreich', ['de'])).toBe('gb')
  expect(countryCode('DEUTSCHLAND', ['de-AT'])).toBe('de')
  expect(countryCode('Deutschland')).toBeUndefined()
})

test('every country of the list is known by its code, and has a home for numbers', () => {
  for (const { code, dialCode } of countries) {
    expect(countryCode(code.toUpperCase())).toBe(code)
    expect(`+${phoneHome(code)?.dialCode}`).toBe(dialCode)
  }
  expect(phoneHome('zz')).toBeUndefined()
  expect([phoneHome('us'), phoneHome('GB'), phoneHome('hu'), phoneHome('es')]).toEqual([
    { dialCode: '1', prefix: '1' },
    { dialCode: '44', prefix: '0' },
    { dialCode: '36', prefix: '06' },
    { dialCode: '34', prefix: '' },
  ])
})

test.each([
  ['en-GB', 'gb'],
  ['de', 'de'],
  ['pt-BR', 'br'],
  ['en', 'us'],
  ['', undefined],
  ['no language', undefined],
])('%j is spoken in %s', (language, code) => {
  expect(countryOfLanguage(language)).toBe(code)
})

test.each([
  ['020 7946 0173', 'gb', { kind: 'number', e164: '+442079460173' }],
  ['2079460173', 'gb', { kind: 'number', e164: '+442079460173' }],
  ['442079460121', 'us', { kind: 'number', e164: '+442079460121' }],
  ['12125550118', 'gb', { kind: 'number', e164: '+12125550118' }],
  ['12125550118.0', 'us', { kind: 'number', e164: '+12125550118' }],
  ['493023125101', 'de', { kind: 'number', e164: '+493023125101' }],
  ['493023125101', undefined, { kind: 'number', e164: '+493023125101' }],
  ['12125550118', 'de', { kind: 'ambiguous', national: '+4912125550118', international: '+12125550118' }],
  ['1.2126E+10', 'us', { kind: 'rounded' }],
  ['20 7946 01', 'us', { kind: 'none' }],
  ['anonymous', 'us', { kind: 'none' }],
  ['', 'us', { kind: 'none' }],
])('a cell with %j in a file of %s', (text, country, read) => {
  expect(readSheetPhone(text, country)).toEqual(read)
})
