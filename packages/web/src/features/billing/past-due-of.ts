import type { components } from '@lineboard/contract'

type Schemas = components['schemas']

/** What is called past due, by product. */
export const namesOfPastDue = (subscriptions: readonly Schemas['Subscription'][]): string[] =>
  subscriptions.flatMap(({ status, Product: product }) => (status === 'past_due' && product ? [product.name] : []))

/** When those that wait for money fell due, in milliseconds. */
const dueTimes = (subscriptions: readonly Schemas['Subscription'][]): number[] =>
  subscriptions.flatMap(({ status, renewsAt }) => (status === 'past_due' && renewsAt ? [Date.parse(renewsAt)] : []))

/** How much a wallet lacks of what is overdue, in US dollars; 0 where it suffices. What the server calls past due is, whatever the time here. */
export function missingForPastDue(
  balance: number,
  upcoming: readonly Schemas['UpcomingCharge'][],
  subscriptions: readonly Schemas['Subscription'][],
  now: Date,
): number {
  const until = Math.max(now.getTime(), ...dueTimes(subscriptions))
  const overdue = upcoming.filter(({ at }) => Date.parse(at) <= until)
  const cents = overdue.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return Math.max(0, cents - Math.round(balance * 100)) / 100
}
