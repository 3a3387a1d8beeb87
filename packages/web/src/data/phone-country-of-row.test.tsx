import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { form } from '../features/blacklist/blacklist-form.tsx'
import { toE164 } from '../kit/form/phone-input.tsx'
import { formResolver } from '../kit/form/row-form.tsx'
import { parseCallee } from '../phone/panel/number-form.tsx'
import { formatPhone, loadPhonePlans } from '../shared/phone/format-phone.ts'
import { dialledHome, phoneHome } from '../state/own-phone-country.ts'
import { forgetPersonalState } from '../state/personal-state.ts'
import type { User } from '../state/session.ts'
import { showSession, testUser } from '../testing/show-session.ts'
import { initClient } from './client.ts'
import { homeOfCustomer, homeOfRow } from './phone-country-of-row.ts'

/** The customer of the sample data that is at home in Britain. */
const BRITISH = 3

const countries: Readonly<Record<number, string>> = { 2: 'us', [BRITISH]: 'gb' }

beforeAll(() => {
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    fetch: async (request) => {
      const { where } = JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}')
      return Response.json([{ id: where.id, BusinessAddress: { country: countries[where.id] } }])
    },
  })
})
afterEach(() => {
  forgetPersonalState()
  vi.restoreAllMocks()
})

const customerIn = (country: string, id = BRITISH): NonNullable<User['Customer']> => ({
  id,
  companyName: 'Kestrel',
  currency: 'GBP',
  balance: 0,
  state: 'active',
  createdAt: '2026-05-01T10:00:00Z',
  BusinessAddress: { country },
})

function signIn(country: string, customerId = BRITISH): void {
  forgetPersonalState()
  showSession({ status: 'signed-in', user: testUser({ id: 7, customerId, Customer: customerIn(country, customerId) }) })
}

describe('as staff of a customer in Britain', () => {
  it.each(['gb', 'GB', 'United Kingdom'])('numbers are at home in %s', async (country) => {
    signIn(country)
    expect(phoneHome()).toBe('gb')
    expect(toE164('020 7946 0173')).toBe('+442079460173')
    expect(toE164('020‑7946–0173')).toBe('+442079460173')
    expect(parseCallee('020 7946 0173')).toEqual({ whom: '+442079460173' })
    await loadPhonePlans('+442079460173')
    expect(formatPhone('+442079460173')).toBe('020 7946 0173')
    await loadPhonePlans('+12125550100')
    expect(formatPhone('+12125550100')).toBe('+1 212 555 0100')
  })

  it('filters know how numbers are dialled there', async () => {
    signIn('gb')
    await vi.waitFor(() => expect(dialledHome()).toEqual({ dialCode: '44', prefix: '0' }))
    signIn('us')
    expect(dialledHome()).toBeUndefined()
  })
})

it('where a customer says no country, numbers are at home where the language of the browser is spoken', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-AT')
  signIn('Atlantis')
  expect(phoneHome()).toBe('at')
})

describe('as staff of the owner', () => {
  it('the numbers of a row are at home where its customer is, unless the row says a country', async () => {
    signIn('us', 1)
    expect(await homeOfCustomer(BRITISH)).toBe('gb')
    expect(await homeOfRow({ customerId: BRITISH, country: 'de' })).toBe('de')
    expect(await homeOfRow({ customerId: BRITISH, BusinessAddress: { country: 'France' } })).toBe('fr')
    expect(await homeOfRow({ customerId: 2 })).toBe('us')
    expect(await homeOfRow({})).toBe('us')
  })

  it('a form saves a number as one of the customer that the row belongs to', async () => {
    signIn('us', 1)
    const check = async (number: string, customerId?: number) => {
      const options = { fields: {}, shouldUseNativeValidation: false }
      const values = { number, description: '' }
      return formResolver(form, undefined, customerId)(values, undefined, options)
    }
    expect((await check('020 7946 0173', BRITISH)).values).toMatchObject({ number: '+442079460173' })
    expect((await check('(212) 555-0173')).values).toMatchObject({ number: '+12125550173' })
    // No call has these digits alone.
    expect((await check('020 7946 0173')).errors).toHaveProperty('number')
  })
})
