import type { components } from '@lineboard/contract'
import { dayAt } from '@lineboard/sdk'
import type { UpcomingCharge } from '@lineboard/sdk/forecast'
import { timeZone } from '../../state/dates.ts'
import { spendingOf } from './forecast.ts'

type Detail = components['schemas']['SubscriptionDetail']

const sumOf = (charges: readonly UpcomingCharge[]): number =>
  charges.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0)

/** What charges cost a month in US dollars, those of a year by the twelfth. */
export function monthlyCostOf(charges: readonly UpcomingCharge[]): number {
  const yearly = charges.filter(({ every }) => every === 'year')
  const monthly = charges.filter(({ every }) => every === 'month')
  return Math.round(sumOf(monthly) + sumOf(yearly) / 12) / 100
}

/** What is paid next: all that falls due on the first day that something does, as days are written here. */
export function nextPaymentOf(charges: readonly UpcomingCharge[]): { at: string; amount: number } | undefined {
  const [first] = charges.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  if (!first) return undefined
  const dayOf = ({ at }: UpcomingCharge) => dayAt(Date.parse(at), timeZone())
  return { at: first.at, amount: sumOf(charges.filter((one) => dayOf(one) === dayOf(first))) / 100 }
}

/**
 * What a customer pays for again and again: by the month, and next. Plans, add-ons and numbers are one, wherever that is said. Of a server that tells no
 * charges one by one, what it sums up: those of numbers are not known then.
 */
export function costsOf(detail: Detail): {
  monthly: number
  isWithNumbers: boolean
  next: ReturnType<typeof nextPaymentOf>
} {
  const { upcoming, monthlyTotal } = detail
  return {
    monthly: upcoming ? monthlyCostOf(upcoming) : monthlyTotal,
    isWithNumbers: upcoming?.some(({ kind }) => kind === 'number') ?? false,
    next: nextPaymentOf(spendingOf(detail).upcoming),
  }
}
