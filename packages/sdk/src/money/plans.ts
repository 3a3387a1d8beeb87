import { type Rate, toCustomerCurrency } from './convert.ts'
import { formatMoney } from './format-money.ts'
import { roundMoney } from './round-money.ts'

/** What is read of a plan at one price. */
export interface PlanPrice {
  /** How often it is paid: text with a month or year in it. */
  recur: string
  Product: { name: string }
}

/** How often a plan is paid. */
export type Recurrence = 'monthly' | 'annual'

/** How often a plan is paid, read from its text; undefined for one that is paid once. */
export function recurrenceOf(recur: string): Recurrence | undefined {
  // As it is charged: what says both is paid by the year.
  if (/year|annual/i.test(recur)) return 'annual'
  return /month/i.test(recur) ? 'monthly' : undefined
}

/** The price of a product for a recurrence, found by the product's name; undefined where it is not sold like that. */
export function planVariant<Plan extends PlanPrice>(
  plans: readonly Plan[],
  productName: string,
  recurrence: Recurrence = 'monthly',
): Plan | undefined {
  return plans.find(({ recur, Product }) => Product.name === productName && recurrenceOf(recur) === recurrence)
}

/**
 * The plan a sign-up starts with: the monthly price of the product a link names (any letter case, `commercial` meaning
 * the service plan), otherwise of the first product.
 */
export function defaultPlan<Plan extends PlanPrice>(plans: readonly Plan[], planName?: string): Plan | undefined {
  const wanted = planName?.toLowerCase().replace('commercial', 'service')
  const named = wanted ? plans.find(({ Product }) => Product.name.toLowerCase().includes(wanted)) : undefined
  const chosen = named ?? plans[0]
  return chosen && (planVariant(plans, chosen.Product.name) ?? chosen)
}

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

/** The starting balances a sign-up offers, in whole units of the currency; in the stored currency without a rate for it. */
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
