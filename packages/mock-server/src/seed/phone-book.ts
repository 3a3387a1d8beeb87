import { daysBefore } from './material/dates.ts'
import { callerCompanies, firstNames, lastNames } from './material/people.ts'
import { callerPlaces, numberOf } from './material/phone-numbers.ts'
import type { Seed } from './types.ts'

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
