import { type Rate, toCustomerCurrency } from './convert.ts'
import { formatMoney } from './format-money.ts'
import { roundMoney } from './round-money.ts'

const choicesUsd = [
  0, 5, 10, 15, 25, 35, 45, 55, 65, 75, 85, 95, 105, 115, 125, 135, 145, 155, 165, 175, 185, 195, 250,
] as const

/** A starting balance one can choose at sign-up. */
export interface PriceOption {
  /** Whole units of the currency. */
  value: number
  /** The same in words, such as `$5`. */
  label: string
}

/** What can be chosen, and what is chosen at first. */
export interface PriceOptions {
  options: readonly PriceOption[]
  /** The second one: $5. */
  selected: PriceOption
}

/** The starting balances a sign-up offers, in whole units of the currency; in US dollars without a rate for it. */
export function signUpPriceOptions(currency: string, rates: readonly Rate[]): PriceOptions {
  const options = choicesUsd.map((usd): PriceOption => {
    const money = toCustomerCurrency(usd, currency, rates)
    const value = roundMoney(money.amount, 0)
    return { value, label: formatMoney(value, money.currency, { symbol: money.symbol, decimals: 0 }) }
  })
  const [first, second = first] = options
  if (!second) throw new RangeError('There is no price to choose')
  return { options, selected: second }
}
