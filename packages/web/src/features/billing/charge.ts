import type { Order } from '../../shared/payment/orders.ts'

/** What is sent to charge a saved card: US dollars, and the card's token. */
export interface Charge {
  amount: number
  source: string
}

/** What the top-ups of a customer are known by. */
export const topUpOf = (customerId: number): string => `topUp ${customerId}`

/** The charge that an order sent; undefined while nothing was. */
export function sentCharge(order: Order | undefined): Charge | undefined {
  const { amount, source }: Record<string, unknown> = Object(order?.body)
  return typeof amount === 'number' && typeof source === 'string' ? { amount, source } : undefined
}
