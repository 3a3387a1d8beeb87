import type { components } from '@lineboard/contract'
import { type NumberType as PhoneType, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { createPrng, type Prng } from '../../ground/prng.ts'
import type { Row } from '../../store/rows/internal-rows.ts'

/** A place whose local numbers share their calling area. */
interface NumberPlace {
  country: 'us' | 'ca' | 'gb'
  state: string
  city: string
  rateCenter: string
  areaCodes: readonly string[]
}

/** Countries in which numbers can be bought, by name. */
export const countries = [
  { code: 'ca', name: 'Canada', dialCode: '+1', types: ['local'] },
  { code: 'gb', name: 'United Kingdom', dialCode: '+44', types: ['local'] },
  { code: 'us', name: 'United States', dialCode: '+1', types: ['local', 'toll_free'] },
] as const

/** Prefixes of toll-free numbers. */
const tollFreeCodes = ['800', '833', '844', '855', '866', '877', '888'] as const

/** Names of the states and provinces that have places here, by country and code. */
export const stateNames: Readonly<Record<NumberPlace['country'], Readonly<Record<string, string>>>> = {
  us: {
    AZ: 'Arizona',
    CA: 'California',
    CO: 'Colorado',
    DC: 'District of Columbia',
    FL: 'Florida',
    GA: 'Georgia',
    IL: 'Illinois',
    MA: 'Massachusetts',
    MI: 'Michigan',
    MN: 'Minnesota',
    NC: 'North Carolina',
    NJ: 'New Jersey',
    NV: 'Nevada',
    NY: 'New York',
    OH: 'Ohio',
    OR: 'Oregon',
    PA: 'Pennsylvania',
    TN: 'Tennessee',
    TX: 'Texas',
    WA: 'Washington',
  },
  ca: { AB: 'Alberta', BC: 'British Columbia', ON: 'Ontario', QC: 'Quebec' },
  gb: { LND: 'London' },
}

type Line = readonly [NumberPlace['country'], state: string, city: string, rateCenter: string, areaCodes: string]

const lines: readonly Line[] = [
  ['us', 'NY', 'New York', 'NWYRCYZN01', '212 332 646'],
  ['us', 'NY', 'Brooklyn', 'NWYRCYZN07', '347 718 929'],
  ['us', 'NY', 'Buffalo', 'BUFFALO', '716'],
  ['us', 'NY', 'Rochester', 'ROCHESTER', '585'],
  ['us', 'NJ', 'Newark', 'NEWARK', '862 973'],
  ['us', 'MA', 'Boston', 'BOSTON', '617 857'],
  ['us', 'PA', 'Philadelphia', 'PHLDLPZN01', '215 267'],
  ['us', 'PA', 'Pittsburgh', 'PITTSBGZN1', '412'],
  ['us', 'DC', 'Washington', 'WSHNGTNZN1', '202'],
  ['us', 'NC', 'Charlotte', 'CHARLOTTE', '704 980'],
  ['us', 'GA', 'Atlanta', 'ATLANTA', '404 470 678'],
  ['us', 'FL', 'Miami', 'MIAMI', '305 786'],
  ['us', 'FL', 'Orlando', 'ORLANDO', '321 407'],
  ['us', 'FL', 'Tampa', 'TAMPACEN', '813'],
  ['us', 'TN', 'Nashville', 'NASHVILLE', '615 629'],
  ['us', 'OH', 'Cleveland', 'CLEVELAND', '216'],
  ['us', 'OH', 'Columbus', 'COLUMBUS', '380 614'],
  ['us', 'MI', 'Detroit', 'DETROITZN1', '313'],
  ['us', 'IL', 'Chicago', 'CHICAGZN01', '312 773 872'],
  ['us', 'MN', 'Minneapolis', 'TWINCITIES', '612'],
  ['us', 'TX', 'Austin', 'AUSTIN', '512 737'],
  ['us', 'TX', 'Dallas', 'DALLAS', '214 469 972'],
  ['us', 'TX', 'Houston', 'HOUSTON', '713 832'],
  ['us', 'CO', 'Denver', 'DENVER', '303 720'],
  ['us', 'AZ', 'Phoenix', 'PHOENIX', '480 602 623'],
  ['us', 'NV', 'Las Vegas', 'LAS VEGAS', '702 725'],
  ['us', 'CA', 'Los Angeles', 'LSAN DA 01', '213 310 323'],
  ['us', 'CA', 'San Diego', 'SNDG SNDG', '619 858'],
  ['us', 'CA', 'San Francisco', 'SNFC CNTRL', '415 628'],
  ['us', 'CA', 'San Jose', 'SNJS NORTH', '408'],
  ['us', 'OR', 'Portland', 'PORTLAND', '503 971'],
  ['us', 'WA', 'Seattle', 'SEATTLE', '206'],
  ['ca', 'ON', 'Toronto', 'TORONTO', '416 437 647'],
  ['ca', 'ON', 'Ottawa', 'OTTAWAHULL', '343 613'],
  ['ca', 'QC', 'Montreal', 'MONTREAL', '438 514'],
  ['ca', 'BC', 'Vancouver', 'VANCOUVER', '604 778'],
  ['ca', 'AB', 'Calgary', 'CALGARY', '403 587'],
  ['gb', 'LND', 'London', 'LONDON', '20'],
]

/** Places that local numbers can be bought in. */
export const numberPlaces: readonly NumberPlace[] = lines.map(([country, state, city, rateCenter, areaCodes]) => ({
  country,
  state,
  city,
  rateCenter,
  areaCodes: areaCodes.split(' '),
}))

/** What a number says of itself. */
type Origin = Pick<Row<'OpNumber'>, 'numberType' | 'country' | 'state' | 'city' | 'areaCode'>

const types: Partial<Record<NonNullable<PhoneType>, Origin['numberType']>> = {
  TOLL_FREE: 'toll_free',
  MOBILE: 'mobile',
}

/** Where a number in E.164 form belongs to, and which type it is; undefined for one of no country. */
export function originOf(number: string): Origin | undefined {
  const parsed = parsePhoneNumberFromString(number)
  const country = (parsed?.country ?? parsed?.getPossibleCountries()[0])?.toLowerCase()
  if (!parsed || !country) return undefined
  const numberType = types[parsed.getType() ?? 'FIXED_LINE'] ?? 'local'
  const national = parsed.nationalNumber
  const place = numberPlaces.find(
    (one) => one.country === country && one.areaCodes.some((code) => national.startsWith(code)),
  )
  const areaCode = parsed.countryCallingCode === '1' ? national.slice(0, 3) : undefined
  if (numberType !== 'local' || !place) return { numberType, country, ...(areaCode && { areaCode }) }
  const own = place.areaCodes.find((code) => national.startsWith(code))
  return { numberType, country, state: place.state, city: place.city, ...(own && { areaCode: own }) }
}

/** A number that the provider has. */
export type Offer = components['schemas']['AvailableNumber']

const US_LOCAL_USD = 2.5
const GB_LOCAL_USD = 3.2
const TOLL_FREE_USD = 4.5
const SETUP_USD = 1
/** Numbers that are easy to remember cost more to set up. */
const ROUND_SETUP_USD = 25

const LEFT = 0.6
const LINES = 100

const isRound = (number: string) => /(00|99)$/.test(number)

function offer(prng: Prng, number: string, rest: Pick<Offer, 'type' | 'country' | 'areaCode' | 'monthlyPrice'>): Offer {
  return {
    number,
    ...rest,
    capabilities: [
      'voice',
      ...(prng.chance(0.7) ? (['sms'] as const) : []),
      ...(prng.chance(0.3) ? (['fax'] as const) : []),
    ],
    setupPrice: isRound(number) ? ROUND_SETUP_USD : SETUP_USD,
  }
}

/** Lines that are left, of those that are set aside for fiction. */
function linesLeft(prng: Prng): number[] {
  return Array.from({ length: LINES }, (_, line) => line).filter(() => prng.chance(LEFT))
}

const numberOf = (country: string, areaCode: string, line: number) =>
  country === 'gb'
    ? `+44${areaCode}7946${String(line).padStart(4, '0')}`
    : `+1${areaCode}55501${String(line).padStart(2, '0')}`

function localOffers(seed: number, { country, state, city, rateCenter, areaCodes }: NumberPlace): Offer[] {
  const monthlyPrice = country === 'gb' ? GB_LOCAL_USD : US_LOCAL_USD
  return areaCodes.flatMap((areaCode) => {
    const prng = createPrng(seed, `numbers of ${country} ${areaCode}`)
    return linesLeft(prng).map((line) => ({
      ...offer(prng, numberOf(country, areaCode, line), { type: 'local', country, areaCode, monthlyPrice }),
      state,
      city,
      rateCenter,
    }))
  })
}

function tollFreeOffers(seed: number): Offer[] {
  return tollFreeCodes.flatMap((areaCode) => {
    const prng = createPrng(seed, `toll-free numbers of ${areaCode}`)
    return linesLeft(prng).map((line) =>
      offer(prng, numberOf('us', areaCode, line), {
        type: 'toll_free',
        country: 'us',
        areaCode,
        monthlyPrice: TOLL_FREE_USD,
      }),
    )
  })
}

const byPrice = (one: Offer, other: Offer) =>
  one.monthlyPrice - other.monthlyPrice || one.setupPrice - other.setupPrice || one.number.localeCompare(other.number)

/** Whether the provider sells a number. */
export const isForSale = (seed: number, number: string): boolean => inventoryOf(seed).byNumber.has(number)

interface Inventory {
  seed: number
  offers: readonly Offer[]
  byNumber: ReadonlyMap<string, Offer>
}

let latest: Inventory | undefined

/** All numbers the provider of a seeded world begins with, cheapest first. Only numbers that are set aside for fiction. */
export function inventoryOf(seed: number): Inventory {
  if (latest?.seed !== seed) {
    const offers = [...numberPlaces.flatMap((place) => localOffers(seed, place)), ...tollFreeOffers(seed)].sort(byPrice)
    latest = { seed, offers, byNumber: new Map(offers.map((one) => [one.number, one])) }
  }
  return latest
}
