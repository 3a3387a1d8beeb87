import { PasswordMinLength } from '@lineboard/contract/limits'
import { storedCurrency } from '../money/currency.ts'
import { fromMinorUnits, toMinorUnits } from '../money/round-money.ts'

export { isEmail } from '@lineboard/contract/email'
export {
  defaultPlan,
  type PlanPrice,
  type PriceOption,
  type PriceOptions,
  planVariant,
  type Recurrence,
  recurrenceOf,
  signUpPriceOptions,
} from '../money/plans.ts'

/** Whether `MM/YY` names a month that has not ended; years are taken as 20YY, and the card counts to the month's last day. */
export function isCardExpiry(text: string, now: Date): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text.trim()) ?? []
  if (!month) return false
  return new Date(2000 + Number(year), Number(month), 1) > now
}

/** What signing up charges at once: the plan's price and the starting balance, both in the chosen currency, in its own digits. */
export const chargedToday = (planPrice: number, startingBalance: number, currency = storedCurrency()): number =>
  fromMinorUnits(toMinorUnits(planPrice, currency) + toMinorUnits(startingBalance, currency), currency)

/** An address as it is kept: without spaces anywhere. */
export const cleanEmail = (text: string): string => text.replaceAll(/\s/g, '')

/** What a password needs, and whether it has it. */
export interface PasswordChecks {
  /** At least 8 characters. */
  length: boolean
  lowercase: boolean
  uppercase: boolean
  digit: boolean
  /** One of `! @ # $ % ^ & *`. */
  special: boolean
}

/** Characters a password must have at least. */
export const minPasswordLength = PasswordMinLength

/** Checks a password against each rule. */
export const passwordChecks = (password: string): PasswordChecks => ({
  length: password.length >= minPasswordLength,
  lowercase: /[a-z]/.test(password),
  uppercase: /[A-Z]/.test(password),
  digit: /\d/.test(password),
  special: /[!@#$%^&*]/.test(password),
})

/** Whether a password keeps every rule. */
export const isStrongPassword = (password: string): boolean => Object.values(passwordChecks(password)).every(Boolean)

interface PlanOfProduct {
  Product: { name: string }
}

/** The products of a list of prices, each once, in the order they come. */
export const planProducts = (plans: readonly PlanOfProduct[]): string[] => [
  ...new Set(plans.map(({ Product }) => Product.name)),
]
