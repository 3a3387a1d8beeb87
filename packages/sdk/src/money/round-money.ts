import { currencyDigits, storedCurrency } from './currency.ts'

/** To the nearest part, to the one above or to the one below, as seen from zero. */
export type Rounding = 'nearest' | 'up' | 'down'

const roundings = { nearest: Math.round, up: Math.ceil, down: Math.floor } as const satisfies Record<
  Rounding,
  (value: number) => number
>

/** A whole number of the smallest part there is with so many decimals; halves go away from zero. */
function wholeParts(amount: number, decimals: number, rounding: Rounding = 'nearest'): number {
  // 1.005 is a little less in binary, and stands for what a person wrote.
  const parts = roundings[rounding](Number((Math.abs(amount) * 10 ** decimals).toPrecision(15)))
  // No debt of nothing: -0 would be written with a minus.
  return parts === 0 ? 0 : Math.sign(amount) * parts
}

/** An amount in whole minor units of its currency, such as cents: 19.99 USD is 1999, 1500 JPY is 1500. */
export const toMinorUnits = (amount: number, currency = storedCurrency()): number =>
  wholeParts(amount, currencyDigits(currency))

/** The amount of so many minor units: 1999 of USD is 19.99. */
export const fromMinorUnits = (minor: number, currency = storedCurrency()): number =>
  minor / 10 ** currencyDigits(currency)

/** Rounds to so many decimals, halves away from zero: 1.005 becomes 1.01, though it is a little less in binary. */
export const roundMoney = (amount: number, decimals = 2, rounding: Rounding = 'nearest'): number =>
  wholeParts(amount, decimals, rounding) / 10 ** decimals

/** An amount as `PaymentMethod.createIntent` takes it, with the decimals of its currency: `25.00` USD, `1500` JPY, `7.500` KWD. */
export const amountText = (amount: number, currency = storedCurrency()): string =>
  fromMinorUnits(toMinorUnits(amount, currency), currency).toFixed(currencyDigits(currency))
