import { formatPhone as formatFully } from '@lineboard/sdk/phone'
import type { ZoneFormat } from '@lineboard/sdk/phone/zones'
import { act, renderHook, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.resetModules()
})

const fresh = () => import('./format-phone.ts')

it.each([
  ['+12125550100', '(212) 555-0100'],
  ['2125550100', '(212) 555-0100'],
  ['12125550100', '(212) 555-0100'],
  // Ten digits behind the + begin with the code of a country, here Germany.
  ['+4940100185', '+4940100185'],
  ['101', '101'],
  ['anonymous', 'Anonymous'],
  ['', ''],
  [undefined, ''],
  [null, ''],
])('%s is read as %s', async (number, text) => {
  const { formatPhone } = await fresh()
  expect(formatPhone(number)).toBe(text)
})

it('a number from abroad can be dialled at once, and is read in groups wherever it is once the plans of its zone have come', async () => {
  const { formatPhone, loadPhonePlans, usePhoneFormat } = await fresh()
  const { result } = renderHook(() => usePhoneFormat())
  expect(result.current('+442079460123')).toBe('+442079460123')
  await act(() => loadPhonePlans('+442079460123'))
  expect(result.current('+442079460123')).toBe('+44 20 7946 0123')
  expect(formatPhone('+12125550100')).toBe('(212) 555-0100')
  // Of another zone, whose plans this asks for.
  expect(result.current('+81312345678')).toBe('+81312345678')
  await waitFor(() => expect(result.current('+81312345678')).toBe('+81 3 1234 5678'))
  expect(formatPhone('+442079460123')).toBe('+44 20 7946 0123')
})

it('plans that did not come are asked for again by the next number', async () => {
  const come = vi.fn<() => Promise<ZoneFormat>>().mockRejectedValueOnce(new Error('Failed to fetch'))
  come.mockResolvedValue({ formatPhone: (number) => `in groups: ${number}` })
  vi.doMock('@lineboard/sdk/phone/zones', () => ({ phoneZoneOf: () => '4', phoneZones: { 4: come } }))
  const { formatPhone, loadPhonePlans } = await fresh()
  await expect(loadPhonePlans('+442079460123')).rejects.toThrow('Failed to fetch')
  expect(formatPhone('+442079460123')).toBe('+442079460123')
  await waitFor(() => expect(formatPhone('+442079460123')).toBe('in groups: +442079460123'))
  expect(come).toHaveBeenCalledTimes(2)
  vi.doUnmock('@lineboard/sdk/phone/zones')
})

it('numbers of the home country are read as the library writes them', async () => {
  const { formatPhone } = await fresh()
  const digits = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
  fc.assert(
    fc.property(fc.constantFrom(...'23456789'), digits(9), (first, rest) => {
      const number = `+1${first}${rest}`
      expect(formatPhone(number)).toBe(formatFully(number, 'us'))
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
