import { OWNER_ID } from '@lineboard/contract/owner'
import { daysBefore } from '../material/moments.ts'
import { callerCompanies, firstNames, lastNames } from '../material/people.ts'
import { callerPlaces, numberOf } from '../material/phone-numbers.ts'
import type { Seed } from '../material/types.ts'

const CONTACTS_A_CUSTOMER = 90

/** Contacts kept for callers: ninety for each customer, a few of them blocked. */
export const phoneBook: Seed = ({ prng, now }) => ({
  PhoneBook: [2, 3, 4].flatMap((customerId, nth) =>
    Array.from({ length: CONTACTS_A_CUSTOMER }, (_, at) => {
      const place = callerPlaces[at % callerPlaces.length] ?? prng.pick(callerPlaces)
      const name = `${prng.pick(firstNames)} ${prng.pick(lastNames)}`
      const worksSomewhere = prng.chance(0.3)
      return {
        id: nth * CONTACTS_A_CUSTOMER + at + 1,
        customerId,
        number: numberOf(place, 70 + Math.floor(at / callerPlaces.length) + nth * 8),
        name,
        ...(worksSomewhere && { company: prng.pick(callerCompanies) }),
        ...(prng.chance(0.5) && { email: `${name.toLowerCase().replace(' ', '.')}@mail.example` }),
        city: place.city,
        state: place.state,
        country: place.country,
        ...(prng.chance(0.15) && {
          notes: prng.pick(['Prefers mornings.', 'Asked for a call back.', 'Speaks Spanish.', 'Has an open quote.']),
        }),
        blocked: prng.chance(0.02),
        createdAt: daysBefore(now, prng.int(1, 300)),
      }
    }),
  ),
})

const allowed = [
  {
    customerId: OWNER_ID,
    ip: '192.0.2.0',
    mask: 28,
    port: 5061,
    proto: 'tls' as const,
    pattern: '^sip:.*@east\\.carrier\\.example$',
  },
  {
    customerId: OWNER_ID,
    ip: '198.51.100.16',
    mask: 28,
    port: 5061,
    proto: 'tls' as const,
    pattern: '^sip:.*@west\\.carrier\\.example$',
  },
  { customerId: 2, ip: '192.0.2.18', mask: 32, port: 5060, proto: 'udp' as const },
  { customerId: 2, ip: '203.0.113.5', mask: 32, port: 0, proto: 'any' as const },
  { customerId: 3, ip: '198.51.100.40', mask: 32, port: 5060, proto: 'udp' as const },
  { customerId: 3, ip: '2001:db8:40::', mask: 48, port: 0, proto: 'tcp' as const },
  { customerId: 4, ip: '203.0.113.77', mask: 32, port: 5080, proto: 'tcp' as const },
]

const reasons = [
  'Robocalls',
  'Sales calls',
  'Repeated silent calls',
  'Asked not to be called back',
  'Fraud attempt',
] as const

const BLOCKED = 18

/** Addresses that may send calls, and numbers whose calls are refused; a third of those for everybody. */
export const accessLists: Seed = ({ prng, now }) => ({
  Whitelist: allowed.map((entry, at) => ({ id: at + 1, ...entry, createdAt: daysBefore(now, prng.int(30, 400)) })),
  BlacklistNumber: Array.from({ length: BLOCKED }, (_, at) => ({
    id: at + 1,
    customerId: [1, 2, 3, 2, 1, 4][at % 6] ?? 1,
    number: numberOf(prng.pick(callerPlaces), 98 - at),
    description: prng.pick(reasons),
    createdAt: daysBefore(now, prng.int(1, 200)),
  })),
})
