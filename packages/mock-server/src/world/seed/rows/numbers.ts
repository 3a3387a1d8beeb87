import { OpNumberStatus } from '@lineboard/contract/enumerations'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { daysAfter, daysBefore } from '../material/moments.ts'
import { numberOf, type Place, places, tollFreeNumber } from '../material/phone-numbers.ts'
import type { Seed } from '../material/types.ts'

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

const RECEIVING_NUMBERS = 40
const FIRST_LINE = 40

/** Customers in turn, so that each has numbers to deliver to. */
const receivingOwners = [2, 3, 2, 4, 2, 3, 2, 3, 4, 1] as const

/** Forty numbers that calls are delivered to, most of them of customers 2 and 3. */
export const receivingNumbers: Seed = ({ prng, now }) => ({
  ReceivingNumber: Array.from({ length: RECEIVING_NUMBERS }, (_, at) => {
    const place = places[at % places.length] ?? prng.pick(places)
    return {
      id: at + 1,
      customerId: receivingOwners[at % receivingOwners.length] ?? 2,
      number: numberOf(place, FIRST_LINE + Math.floor(at / places.length)),
      description: `${prng.pick(desks)}, ${place.city}`,
      // Filled in once the tracking numbers and the calls are there.
      tracking_number: '',
      totalCalls: 0,
      createdAt: daysBefore(now, prng.int(100, 600)),
    }
  }),
})

const TRACKING_NUMBERS = 60
const TOLL_FREE_EVERY = 8

/** Customers in turn, so that each list has enough rows to page and none has them all. */
const trackingOwners = [2, 3, 2, 4, 2, 3, 2, 3, 4, 2, 3, 1] as const

type OpNumber = Row<'OpNumber'>

const purposes = [
  'Home page header',
  'Landing page',
  'Spring campaign',
  'Main line',
  'Price list in print',
  'Booking page',
  'Newsletter footer',
  'Map listing',
  'Test of the new banner',
] as const

function placeOf(at: number): Place {
  const place = places[at % places.length]
  if (!place) throw new Error('There are no places.')
  return place
}

function origin(
  at: number,
): Pick<OpNumber, 'tracking_number' | 'numberType' | 'country' | 'monthlyPrice'> & Partial<OpNumber> {
  if (at % TOLL_FREE_EVERY === TOLL_FREE_EVERY - 1) {
    return {
      tracking_number: tollFreeNumber(10 + at),
      numberType: 'toll_free',
      country: 'us',
      areaCode: '800',
      monthlyPrice: 4.5,
    }
  }
  const place = placeOf(at)
  return {
    tracking_number: numberOf(place, 10 + Math.floor(at / places.length)),
    numberType: 'local',
    country: place.country,
    state: place.state,
    city: place.city,
    areaCode: place.areaCode,
    monthlyPrice: place.country === 'gb' ? 3.2 : 2.5,
  }
}

/** Sixty tracking numbers with their source, destination, gateway and routing. */
export const trackingNumbers: Seed = ({ prng, now, soFar }) => {
  const of = <R extends { customerId: number }>(rows: readonly R[], customerId: number) =>
    rows.filter((row) => row.customerId === customerId)

  const numbers = Array.from({ length: TRACKING_NUMBERS }, (_, at): OpNumber => {
    const customerId = trackingOwners[at % trackingOwners.length] ?? 2
    const status = prng.weighted(OpNumberStatus, [52, 4, 2, 2])
    const source = prng.pick(of(soFar('TrackingSource'), customerId))
    const receiving = prng.pick(of(soFar('ReceivingNumber'), customerId))
    const gateways = of(soFar('SipGateway'), customerId)
    const reachable = gateways.filter(({ health }) => health !== 'unreachable')
    // A few ring nowhere, as things are: screens say so.
    const gateway = prng.pick(at % 4 === 0 ? gateways : reachable)
    const actions = of(soFar('RoutingAction'), customerId)
    const action = actions.length > 0 && prng.chance(0.6) ? prng.pick(actions) : undefined
    return {
      id: at + 1,
      customerId,
      ...origin(at),
      description: prng.pick(purposes),
      status,
      receiving_numberId: receiving.id,
      sip_gatewayId: gateway.id,
      tracking_sourceId: source.id,
      ...(action && { routing_actionId: action.id }),
      routing_action: action?.name ?? 'Forward',
      totalCalls: 0,
      createdAt: daysBefore(now, prng.int(95, 480)),
      ...(status === 'released' && { restorableUntil: daysAfter(now, prng.int(3, 20)) }),
    }
  })
  return { OpNumber: numbers }
}
