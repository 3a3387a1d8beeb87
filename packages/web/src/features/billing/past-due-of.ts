import type { components } from '@lineboard/contract'

type Schemas = components['schemas']
type Charge = Schemas['UpcomingCharge']
type Detail = Pick<Schemas['SubscriptionDetail'], 'upcoming' | 'overdueSince'>

/** What is called past due, by product. */
export const namesOfPastDue = (subscriptions: readonly Schemas['Subscription'][]): string[] =>
  subscriptions.flatMap(({ status, Product: product }) => (status === 'past_due' && product ? [product.name] : []))

/** When subscriptions that wait for money fell due. */
const dueDates = (subscriptions: readonly Schemas['Subscription'][]): string[] =>
  subscriptions.flatMap(({ status, renewsAt }) => (status === 'past_due' && renewsAt ? [renewsAt] : []))

/** The charges that wait for money, rents of numbers as well. What the server calls past due is, whatever the time here. */
export function overdueCharges(
  { upcoming = [], overdueSince }: Detail,
  subscriptions: readonly Schemas['Subscription'][],
  now: Date,
): Charge[] {
  const known = [...dueDates(subscriptions), ...(overdueSince ? [overdueSince] : [])].map((at) => Date.parse(at))
  const until = Math.max(now.getTime(), ...known)
  return upcoming.filter(({ at }) => Date.parse(at) <= until)
}

/** How much a wallet lacks of what is overdue, in US dollars; 0 where it suffices. */
export function missingFor(balance: number, overdue: readonly Charge[]): number {
  const cents = overdue.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return Math.max(0, cents - Math.round(balance * 100)) / 100
}
