import { readFileSync } from 'node:fs'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { describe, expect, test } from 'vitest'
import { files } from '../../scripts/reference.mjs'
import { countries } from './countries.ts'
import { currencies } from './currencies.ts'
import { industries } from './industries.ts'
import { statesOf } from './states.ts'
import { timeZones } from './time-zones.ts'

const unique = (values: readonly string[]) => new Set(values).size

test.each(Object.entries(files))('%s is what the script writes', (name, text) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(text)
})

describe('countries', () => {
  test('there are as many as have numbers, each once, by name', () => {
    expect(countries.length).toBeGreaterThan(235)
    expect(unique(countries.map(({ code }) => code))).toBe(countries.length)
    expect(unique(countries.map(({ name }) => name))).toBe(countries.length)
    const names = countries.map(({ name }) => name)
    expect(names.toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual(names)
  })

  test('the United States are one of them', () => {
    expect(countries.find(({ code }) => code === 'us')).toEqual({
      name: 'United States',
      code: 'us',
      dialCode: '+1',
      placeholder: '(201) 555-0123',
      mask: '(999) 999-9999',
      actualName: 'United States',
      region: 'Americas',
      subRegion: 'Northern America',
      intermediateRegion: '',
      currency: 'USD',
    })
  })

  test.each(['+1', '+590', '+47', '+39'])('several territories share %s', (dialCode) => {
    expect(countries.filter((country) => country.dialCode === dialCode).length).toBeGreaterThan(1)
  })

  test.each(countries.map(({ code, mask, placeholder, dialCode }) => ({ code, mask, placeholder, dialCode })))(
    'numbers of $code look like their mask',
    ({ code, mask, placeholder, dialCode }) => {
      const upper = code.toUpperCase()
      const number = parsePhoneNumberFromString(`${dialCode} ${placeholder}`) ?? undefined
      expect(mask).toBe(placeholder.replaceAll(/\d/g, '9'))
      expect(mask).toMatch(/9/)
      expect(`+${number?.countryCallingCode}`, upper).toBe(dialCode)
    },
  )
})

describe('states', () => {
  test('those of the United States and of Canada', () => {
    expect(statesOf('us').map(({ code }) => code)).toEqual(expect.arrayContaining(['NY', 'CA', 'TX', 'DC']))
    expect(statesOf('ca').map(({ name }) => name)).toContain('Ontario')
  })

  test('none for a country that is not there, whatever it is called', () => {
    expect([statesOf('zz'), statesOf('__proto__'), statesOf('')]).toEqual([[], [], []])
  })
})

test('there are some 140 industries, from Accounting to Writing', () => {
  expect(industries.length).toBeGreaterThanOrEqual(140)
  expect(unique(industries.map(({ key }) => key))).toBe(industries.length)
  expect(industries.at(0)).toEqual({ key: 'accounting', name: 'Accounting' })
  expect(industries.at(-1)?.name).toMatch(/^Writing/)
  const keys = industries.map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['computer_software', 'retail', 'real_estate', 'facilities_services']))
  expect(keys.every((key) => /^[a-z0-9]+(_[a-z0-9]+)*$/.test(key))).toBe(true)
})

describe('time zones', () => {
  test('there are some hundred, from -11 to +13, fractions among them', () => {
    expect(timeZones.length).toBeGreaterThan(95)
    const offsets = timeZones.map(({ offset }) => offset)
    expect([Math.min(...offsets), Math.max(...offsets)]).toEqual([-11, 13])
    expect(offsets.some((offset) => !Number.isInteger(offset))).toBe(true)
  })

  test.each(timeZones.map(({ text, utc }) => ({ text, utc })))('$text names zones that exist', ({ utc }) => {
    expect(utc.length).toBeGreaterThan(0)
    for (const timeZone of utc) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  })
})

test('there are the currencies of today, with a symbol and a flag each', () => {
  expect(currencies.length).toBeGreaterThan(150)
  expect(currencies.length).toBeLessThan(180)
  const codes = currencies.map(({ code }) => code)
  expect(unique(codes)).toBe(codes.length)
  expect(codes).toEqual(expect.arrayContaining(['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'INR', 'BRL', 'ZAR']))
  // Gone with the Euro; a metal; for tests alone.
  expect(codes.filter((code) => ['DEM', 'FRF', 'XAU', 'XTS'].includes(code))).toEqual([])
  expect(countries.map(({ currency }) => currency).filter((code) => !codes.includes(code))).toEqual([])
  expect(currencies.find(({ code }) => code === 'EUR')).toEqual({
    code: 'EUR',
    name: 'Euro',
    symbol: '€',
    flagCode: 'eu',
  })
  expect(currencies.every(({ symbol, flagCode }) => symbol !== '' && /^[a-z]{2}$/.test(flagCode))).toBe(true)
})
