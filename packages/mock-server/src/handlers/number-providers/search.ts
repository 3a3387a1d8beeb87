import type { components } from '@lineboard/contract'
import { unprocessable } from '../../errors/loopback-error.ts'
import { rowOfNumber } from '../../models/op-number.ts'
import type { Context } from '../types.ts'
import { isSold, liveHold } from './holds.ts'
import { inventoryOf, type Offer } from './inventory.ts'
import { countries } from './places.ts'

type Search = components['schemas']['NumberSearch']

const keys = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

const digitOf = (letter: string) => keys.findIndex((letters) => letters.includes(letter.toLowerCase()))

/** A pattern of digits, letters as on a dial pad, and `*` for any digits, as an expression. */
export function dialPattern(pattern: string): RegExp {
  return new RegExp(pattern.replaceAll(/[a-z]/gi, (letter) => String(digitOf(letter))).replaceAll(/\*+/g, '\\d*'))
}

/** Refuses a country in which there are no numbers. */
export function checkCountry(context: string, country: string): void {
  if (countries.some(({ code }) => code === country)) return
  throw unprocessable(context, [{ field: 'country', code: 'inclusion', message: 'has no numbers', value: country }])
}

/** Whether a customer could still get a number. */
export function isLeft(context: Context, number: string, customerId: number): boolean {
  const { store, now } = context
  const held = liveHold(store, number, now())
  if (isSold(store, number) || (held && held.customerId !== customerId)) return false
  return !rowOfNumber(context, number) && store.table('ReceivingNumber').by('number', number).length === 0
}

/** All numbers the principal could get, cheapest first. */
export function numbersLeft(context: Context, isWanted: (offer: Offer) => boolean): Offer[] {
  const { offers } = inventoryOf(context.world.seed)
  return offers.filter((offer) => isWanted(offer) && isLeft(context, offer.number, context.principal.customerId))
}

const nationalNumber = ({ number, country }: Offer) => number.slice(country === 'gb' ? 3 : 2)

/** Which offers a search asks for. */
export function matches(search: Search): (offer: Offer) => boolean {
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
