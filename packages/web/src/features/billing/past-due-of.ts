import type { components } from '@lineboard/contract'

type Schemas = components['schemas']

/** What is called past due, by product. */
export const namesOfPastDue = (subscriptions: readonly Schemas['Subscription'][]): string[] =>
  subscriptions.flatMap(({ status, Product: product }) => (status === 'past_due' && product ? [product.name] : []))

/** How much a wallet lacks of what is overdue, in US dollars; 0 where it suffices. */
export function missingForPastDue(balance: number, upcoming: readonly Schemas['UpcomingCharge'][], now: Date): number {
  const overdue = upcoming.filter(({ at }) => Date.parse(at) <= now.getTime())
  const cents = overdue.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return Math.max(0, cents - Math.round(balance * 100)) / 100
}
