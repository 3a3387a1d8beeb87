import type { components } from '@lineboard/contract'
import { announceNumber, currentHold, endHold, hold, isSold, noteSold } from '../../../domain/numbers/buying.ts'
import { countries, inventoryOf, numberPlaces, type Offer, stateNames } from '../../../domain/numbers/inventory.ts'
import { restorableUntil, rowOfNumber } from '../../../domain/numbers/number-rules.ts'
import { forbidden, unprocessable } from '../../../ground/errors.ts'
import type { Context, Handlers } from '../../context/context.ts'

type Search = components['schemas']['NumberSearch']

const keys = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

const digitOf = (letter: string) => keys.findIndex((letters) => letters.includes(letter.toLowerCase()))

/** A pattern of digits, letters as on a dial pad, and `*` for any digits, as an expression. */
export function dialPattern(pattern: string): RegExp {
  return new RegExp(pattern.replaceAll(/[a-z]/gi, (letter) => String(digitOf(letter))).replaceAll(/\*+/g, '\\d*'))
}

/** Refuses a country in which there are no numbers. */
function checkCountry(context: string, country: string): void {
  if (countries.some(({ code }) => code === country)) return
  throw unprocessable(context, [{ field: 'country', code: 'inclusion', message: 'has no numbers', value: country }])
}

/** Whether a customer could still get a number. */
function isLeft(context: Context, number: string, customerId: number): boolean {
  const { store, now } = context
  const held = currentHold(store, number, now())
  if (isSold(store, number) || (held && held.customerId !== customerId)) return false
  return !rowOfNumber(context, number) && store.table('ReceivingNumber').by('number', number).length === 0
}

/** All numbers the principal could get, cheapest first. */
function numbersLeft(context: Context, isWanted: (offer: Offer) => boolean): Offer[] {
  const { offers } = inventoryOf(context.world.seed)
  return offers.filter((offer) => isWanted(offer) && isLeft(context, offer.number, context.principal.customerId))
}

const nationalNumber = ({ number, country }: Offer) => number.slice(country === 'gb' ? 3 : 2)

/** Which offers a search asks for. */
function matches(search: Search): (offer: Offer) => boolean {
  const { country, type, state, city, rateCenter, areaCode } = search
  const wantedCity = city?.trim().toLowerCase()
  const expression = search.pattern ? dialPattern(search.pattern) : undefined
  return (offer) =>
    offer.country === country &&
    offer.type === type &&
    (state === undefined || offer.state === state) &&
    (!wantedCity || offer.city?.toLowerCase().includes(wantedCity) === true) &&
    (!rateCenter || offer.rateCenter === rateCenter) &&
    (areaCode === undefined || offer.areaCode === areaCode) &&
    (!expression || expression.test(nationalNumber(offer)))
}

type Schemas = components['schemas']

/** Numbers that are listed, and gone by the time somebody wants to hold them: so that it can be tried out. */
const isJustSold = (number: string) => number.endsWith('13')

/** Customer that numbers are held for. Throws a 403 unless it is the session's own or a super administrator asks. */
function customerFor({ store, principal }: Context, wanted: number | undefined): number {
  const customerId = wanted ?? principal.customerId
  if (customerId !== principal.customerId && !principal.isSuperAdmin) throw forbidden()
  if (store.table('Customer').get(customerId)) return customerId
  const issue = { field: 'customerId', code: 'existence', message: 'does not exist', value: customerId }
  throw unprocessable('NumberReservation', [issue])
}

/** Holds a number for a customer, or says that it is gone. */
function reserve(context: Context, number: string, customerId: number): Schemas['NumberReservationOutcome'] {
  const { store, now, world } = context
  const gone = (message: string) => ({ number, status: 'gone' as const, message })
  const offer = inventoryOf(world.seed).byNumber.get(number)
  if (!offer) return gone('The number is not for sale.')
  if (!isLeft(context, number, customerId)) return gone('Somebody else has the number.')
  if (isJustSold(number)) {
    noteSold(store, number)
    return gone('The number was just sold.')
  }
  const before = currentHold(store, number, now())
  const after = hold(store, offer, customerId, now())
  context.touched('NumberHold', before && { ...before }, { ...after })
  const { untilMs } = after
  const { monthlyPrice, setupPrice } = offer
  const held = { number, status: 'held', heldUntil: new Date(untilMs).toISOString(), monthlyPrice, setupPrice } as const
  announceNumber(context, customerId, held)
  return held
}

/** Ends the hold of a customer on a number, or gives a number it has bought back to the provider. */
function release(context: Context, number: string, customerId: number): Schemas['NumberReleaseOutcome'] {
  const { store, now } = context
  if (currentHold(store, number, now())?.customerId === customerId) {
    endHold(store, number)
    announceNumber(context, customerId, { number, status: 'released' })
    return { number, status: 'released' }
  }
  const row = rowOfNumber(context, number)
  if (row?.customerId !== customerId) return { number, status: 'unknown' }
  const until = row.restorableUntil ?? restorableUntil(now())
  if (row.status !== 'released') {
    store.table('OpNumber').patch(row.id, { status: 'released', restorableUntil: until })
  }
  const returned = { number, status: 'returned', restorableUntil: until } as const
  announceNumber(context, customerId, returned)
  return returned
}

const PAGE = 20
const SUFFIX_DIGITS = 4

/** Numbers for sale: search, reserve, release. */
export const numberProviderHandlers = {
  'NumberProvider.lookup'(context) {
    const { limit = PAGE, skip = 0, ...search } = context.body
    checkCountry('NumberSearch', search.country)
    const found = numbersLeft(context, matches(search))
    return { total: found.length, numbers: found.slice(skip, skip + limit) }
  },

  'NumberProvider.suffix'(context) {
    const { country = 'us', areaCode, suffix: start = '' } = context.query
    checkCountry('NumberSearch', country)
    const found = numbersLeft(context, (offer) => offer.country === country && offer.areaCode === areaCode)
    const bySuffix = Map.groupBy(found, ({ number }) => number.slice(-SUFFIX_DIGITS))
    return [...bySuffix]
      .filter(([suffix]) => suffix.startsWith(start))
      .map(([suffix, numbers]) => ({ suffix, available: numbers.length }))
      .sort((one, other) => one.suffix.localeCompare(other.suffix))
  },

  'NumberProvider.reserve'(context) {
    const customerId = customerFor(context, context.body.customerId)
    return context.body.numbers.map((number) => reserve(context, number, customerId))
  },

  'NumberProvider.release'(context) {
    const customerId = customerFor(context, context.body.customerId)
    return context.body.numbers.map((number) => release(context, number, customerId))
  },

  'NumberProvider.countries': () =>
    countries.map(({ code, name, dialCode, types }) => ({
      code,
      name,
      dialCode,
      types: [...types],
      states: Object.entries(stateNames[code])
        .map(([stateCode, stateName]) => ({ code: stateCode, name: stateName }))
        .sort((one, other) => one.name.localeCompare(other.name)),
    })),

  'NumberProvider.ratecenter'(context) {
    const { state, country = 'us' } = context.query
    checkCountry('NumberSearch', country)
    const left = Map.groupBy(
      numbersLeft(context, (offer) => offer.country === country && offer.state === state),
      ({ rateCenter }) => rateCenter,
    )
    return numberPlaces
      .filter((place) => place.country === country && place.state === state)
      .map(({ rateCenter, city, areaCodes }) => ({
        name: rateCenter,
        city,
        state,
        areaCodes: [...areaCodes],
        available: left.get(rateCenter)?.length ?? 0,
      }))
      .sort((one, other) => one.name.localeCompare(other.name))
  },
} satisfies Handlers
