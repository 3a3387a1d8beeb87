import type { components } from '@lineboard/contract'
import { roundMoney } from '@lineboard/sdk'
import { toLowBalance, walletBand } from '@lineboard/sdk/account'
import { refresh } from '../../data/use-call.ts'
import { formatDate } from '../../state/dates.ts'
import { t } from './wallet.messages.ts'

type Schemas = components['schemas']
type Charge = Schemas['UpcomingCharge']
type Detail = Pick<Schemas['SubscriptionDetail'], 'upcoming' | 'overdueSince'>
type Wallet = Pick<Schemas['Customer'], 'id' | 'balance' | 'accounting_type'>
type Limits = Pick<Schemas['SubscriptionDetail'], 'warnBelowUsd' | 'stopBelowUsd'>

/** What is called past due, by product. */
export const namesOfPastDue = (subscriptions: readonly Schemas['Subscription'][]): string[] =>
  subscriptions.flatMap(({ status, Product: product }) => (status === 'past_due' && product ? [product.name] : []))

/** When subscriptions that wait for money fell due. */
const dueDates = (subscriptions: readonly Schemas['Subscription'][]): string[] =>
  subscriptions.flatMap(({ status, renewsAt }) => (status === 'past_due' && renewsAt ? [renewsAt] : []))

/** Until when charges wait for money, in milliseconds since 1970. */
function dueUntil(
  overdueSince: string | undefined,
  subscriptions: readonly Schemas['Subscription'][],
  now: Date,
): number {
  const known = [...dueDates(subscriptions), ...(overdueSince ? [overdueSince] : [])].map((at) => Date.parse(at))
  return Math.max(now.getTime(), ...known)
}

/** The charges that wait for money, rents of numbers as well. What the server calls past due is, whatever the time here. */
export function overdueCharges(
  { upcoming = [], overdueSince }: Detail,
  subscriptions: readonly Schemas['Subscription'][],
  now: Date,
): Charge[] {
  const until = dueUntil(overdueSince, subscriptions, now)
  return upcoming.filter(({ at }) => Date.parse(at) <= until)
}

/** Whether a charge that comes again waits for money: what has passed is not called next. */
export const isOverdue = (
  { at }: Pick<Charge, 'at'>,
  { overdueSince }: Pick<Detail, 'overdueSince'>,
  now = new Date(),
): boolean => dueUntil(overdueSince, [], now) >= Date.parse(at)

/** How much a wallet lacks of what is overdue, in US dollars; 0 where it suffices. */
export function missingFor(balance: number, overdue: readonly Charge[]): number {
  const cents = overdue.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return Math.max(0, cents - Math.round(balance * 100)) / 100
}

/** What a customer owes in US dollars, and since when. */
interface Owed {
  amountUsd: number
  since: string
}

/** What a customer owes, whatever the wallet holds; undefined where nothing is past due. */
export function owedOf(detail: Detail, subscriptions: readonly Schemas['Subscription'][], now: Date): Owed | undefined {
  const overdue = overdueCharges(detail, subscriptions, now)
  const [oldest] = overdue.map(({ at }) => at).toSorted((one, other) => Date.parse(one) - Date.parse(other))
  return oldest === undefined ? undefined : { amountUsd: missingFor(0, overdue), since: oldest }
}

/** What a customer owes and since when, in words; undefined where nothing is past due. `money` writes an amount of US dollars. */
export function owedText(
  detail: Detail,
  subscriptions: readonly Schemas['Subscription'][],
  money: (amountUsd: number) => string,
): string | undefined {
  const owed = owedOf(detail, subscriptions, new Date())
  return owed && t('owed', { amount: money(owed.amountUsd), date: formatDate(owed.since) })
}

/**
 * What to pay, in US dollars, for an account to run again that money has stopped, or keeps from running: what waits for money, what the
 * wallet is overdrawn by, and enough for calls to go on.
 */
export function amountToRun(wallet: Wallet, detail: (Detail & Limits) | undefined, now: Date): number {
  const missing = missingFor(wallet.balance, overdueCharges(detail ?? {}, [], now))
  return amountToOffer(wallet, missing, detail ?? {})
}

/** What is left over where no limit asks for more, in US dollars: a wallet that holds nothing pays for no call. */
const LEAST_LEFT = 1

/**
 * What to pay for a debt to end and calls to go on, in US dollars: what is missing, and as much as a wallet has to hold so that nobody is
 * warned and nothing stops the moment after. Who pays for calls afterwards needs no more than what is missing.
 */
export function amountToOffer(wallet: Wallet, missingUsd: number, given: Limits): number {
  const limits = toLowBalance(given)
  if (walletBand({ ...wallet, balance: 0 }, limits) === 'enough') return missingUsd
  return roundMoney(missingUsd + Math.max(LEAST_LEFT, limits.warnBelowUsd, limits.stopBelowUsd))
}

type Subscription = Pick<components['schemas']['Subscription'], 'status' | 'renewsAt'>

/** What ending a subscription, or a part of it, means: that it ends now, and until when it was paid. What is past due was not. */
export function endingText({ status, renewsAt }: Subscription, now = new Date()): string {
  const isPaid = renewsAt !== undefined && status !== 'past_due' && Date.parse(renewsAt) > now.getTime()
  return isPaid ? t('ending.paidUntil', { date: formatDate(renewsAt) }) : t('ending.now')
}

/**
 * Asks again for all that follows from a wallet or from what it is spent on: whoever changes one of them, wherever on screen, calls this,
 * so that no forecast, payment or next charge stays as it was.
 */
export const refreshBilling = (...more: string[]): Promise<unknown> =>
  refresh('Customer', 'PaymentTransaction', 'PaymentMethod', 'Subscription', ...more)
