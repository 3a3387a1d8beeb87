import type { components } from '@lineboard/contract'
import { api } from '../../data/client.ts'
import { NotMovedError } from '../../shared/payment/attempt.ts'
import { t } from './operations.messages.ts'

/** A credit, or a discount on a charge. */
export type Adjustment = components['schemas']['AdjustmentRequest']

/** What the credits of a customer are known by, given alone or together with those of others. */
export const creditOf = (customerId: number): string => `desk credit ${customerId}`

/** What the discounts on a charge are known by, in the same way. */
export const discountOf = (customerId: number, chargeId: number): string => `desk discount ${customerId} ${chargeId}`

/**
 * Gives it, once under its key. Rejects with what the call rejects with, and where a server that keeps transactions as any other rows has
 * only written it down.
 */
export async function sendAdjustment(body: Adjustment, options: { idempotencyKey: string }): Promise<void> {
  const { balanceAfter }: { balanceAfter?: unknown } = await api().PaymentTransaction.create({ body }, options)
  if (typeof balanceAfter !== 'number') throw new NotMovedError(t('onlyNoted'))
}
