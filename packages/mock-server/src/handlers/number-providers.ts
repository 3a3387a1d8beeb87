import { countries, numberPlaces, stateNames } from './number-providers/places.ts'
import { customerFor, release, reserve } from './number-providers/reserve.ts'
import { checkCountry, matches, numbersLeft } from './number-providers/search.ts'
import type { Handlers } from './types.ts'

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
