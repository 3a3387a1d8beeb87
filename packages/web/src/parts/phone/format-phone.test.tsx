import { formatPhone as formatFully } from '@lineboard/sdk/phone'
import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { homeCountry } from '../../lib/home-country.ts'

afterEach(() => {
  vi.resetModules()
})

const fresh = () => import('./format-phone.ts')

it.each([
  ['+12125550100', '(212) 555-0100'],
  ['2125550100', '(212) 555-0100'],
  ['101', '101'],
  ['anonymous', 'anonymous'],
  ['', ''],
  [undefined, ''],
  [null, ''],
])('%s is read as %s', async (number, text) => {
  const { formatPhone } = await fresh()
  expect(formatPhone(number)).toBe(text)
})

it('a number from abroad can be dialled at once, and is read in groups wherever it stands once the plans have come', async () => {
  const { formatPhone, loadPhonePlans, usePhoneFormat } = await fresh()
  const { result } = renderHook(() => usePhoneFormat()('+442079460123'))
  expect(result.current).toBe('+442079460123')
  await act(loadPhonePlans)
  expect(result.current).toBe('+44 20 7946 0123')
  expect(formatPhone('+81312345678')).toBe('+81 3 1234 5678')
  expect(formatPhone('+12125550100')).toBe('(212) 555-0100')
})

it('numbers of the home country are read as the library writes them', async () => {
  const { formatPhone } = await fresh()
  const digits = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
  fc.assert(
    fc.property(fc.constantFrom(...'23456789'), digits(9), (first, rest) => {
      const number = `+1${first}${rest}`
      expect(formatPhone(number)).toBe(formatFully(number, homeCountry))
    }),
    { numRuns: 500 },
  )
})

it('a name is read in groups where it is a number', async () => {
  const { readableName } = await fresh()
  expect([readableName('+12125550100'), readableName('Harbor 2125550100')]).toEqual([
    '(212) 555-0100',
    'Harbor 2125550100',
  ])
})
