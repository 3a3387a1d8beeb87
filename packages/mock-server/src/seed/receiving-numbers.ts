import { daysBefore } from './material/dates.ts'
import { numberOf, places } from './material/phone-numbers.ts'
import type { Seed } from './types.ts'

const desks = [
  'Front desk',
  'Appointments',
  'Billing',
  'Emergency line',
  'Sales team',
  'Lettings',
  'Viewings',
  'Office manager',
  'Dispatch',
  'Warehouse',
  'Night service',
  'Mobile of the manager',
] as const

const COUNT = 40
const FIRST_LINE = 40

/** Customers in turn, so that each has numbers to deliver to. */
const owners = [2, 3, 2, 4, 2, 3, 2, 3, 4, 1] as const

/** Forty numbers that calls are delivered to, most of them of customers 2 and 3. */
export const receivingNumbers: Seed = ({ prng, now }) => ({
  ReceivingNumber: Array.from({ length: COUNT }, (_, at) => {
    const place = places[at % places.length] ?? prng.pick(places)
    return {
      id: at + 1,
      customerId: owners[at % owners.length] ?? 2,
      number: numberOf(place, FIRST_LINE + Math.floor(at / places.length)),
      description: `${prng.pick(desks)}, ${place.city}`,
      // Filled in once the tracking numbers and the calls are there.
      tracking_number: '',
      totalCalls: 0,
      createdAt: daysBefore(now, prng.int(100, 600)),
    }
  }),
})
