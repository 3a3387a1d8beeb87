import fc from 'fast-check'
import examples from 'libphonenumber-js/examples.mobile.json'
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min'
import { describe, expect, test } from 'vitest'
import { formatPhone } from './index.ts'
import { phoneZoneOf, phoneZones } from './zones.ts'

const formats = new Map(
  await Promise.all(
    Object.entries(phoneZones).map(async ([zone, load]) => [zone, (await load()).formatPhone] as const),
  ),
)

/** As the zone of the number writes it. */
function byZone(text: string, country?: string): string {
  const format = formats.get(phoneZoneOf(text) ?? '')
  if (!format) throw new Error(`${text} is of no zone`)
  return format(text, country)
}

// Numbers of no country: freephone, satellites and networks of the world.
const dialCodes = [
  ...new Set(getCountries().map((country) => String(getCountryCallingCode(country)))),
  ...['800', '808', '870', '878', '881', '882', '883', '888', '979', '999'],
]

describe('the zone of a number writes it as the plans of the world do', () => {
  test.each(getCountries())('in %s', (country) => {
    const { number } = getExampleNumber(country, examples) ?? { number: '' }
    for (const home of [undefined, 'us', country.toLowerCase()])
      expect(byZone(number, home)).toBe(formatPhone(number, home))
  })

  test('whatever digits follow a dial code', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 2, maxLength: 13 })
    fc.assert(
      fc.property(fc.constantFrom(...dialCodes), digits, (code, rest) => {
        expect(byZone(`+${code}${rest}`, 'us')).toBe(formatPhone(`+${code}${rest}`, 'us'))
      }),
      { numRuns: 3000 },
    )
  })
})

test.each(['', '+', 'anonymous', '2125550142', '+0123', '00442079460018'])('%s is of no zone', (text) => {
  expect(phoneZoneOf(text)).toBeUndefined()
})
