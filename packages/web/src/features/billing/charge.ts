import { zChargeRequest } from '@lineboard/contract/zod'
import type { Order } from '../../parts/payment/order.ts'
import { amountProblem, readAmount } from '../../state/typed-amount.ts'
import { t } from './account.messages.ts'

/** Amounts that are offered, in US dollars. */
export const offeredAmounts = [10, 25, 50, 100, 250] as const

/** What is sent to charge a saved card: US dollars, and the card's token. */
export interface Charge {
  amount: number
  source: string
}

/** A typed amount in US dollars, or why it can't be charged to a card, in words. */
export function chargeAmount(text: string): { amount: number } | { problem: string } {
  const read = readAmount(text)
  if (read.kind !== 'amount') return { problem: amountProblem(read) ?? '' }
  const { success, data } = zChargeRequest.shape.amount.safeParse(read.amount)
  return success ? { amount: data } : { problem: t('funds.amountInvalid') }
}

/** What the top-ups of a customer are known by. */
export const topUpOf = (customerId: number): string => `topUp ${customerId}`

/** The charge that an order sent; undefined while nothing was. */
export function sentCharge(order: Order | undefined): Charge | undefined {
  const { amount, source }: Record<string, unknown> = Object(order?.body)
  return typeof amount === 'number' && typeof source === 'string' ? { amount, source } : undefined
}
