import type { components } from '@lineboard/contract'
import { createPrng, type Prng } from '../../ground/prng.ts'
import { type NumberPlace, numberPlaces, tollFreeCodes } from './places.ts'

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
