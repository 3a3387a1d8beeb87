import type { components } from '@lineboard/contract'
import { api } from '../../../data/client.ts'

/** A credit, or a discount on a charge. */
export type Adjustment = components['schemas']['AdjustmentRequest']

/** What the credits of a customer are known by, given alone or together with those of others. */
export const creditOf = (customerId: number): string => `desk credit ${customerId}`

/** What the discounts on a charge are known by, in the same way. */
export const discountOf = (customerId: number, chargeId: number): string => `desk discount ${customerId} ${chargeId}`

/** Gives it, once under its key. Rejects with what the call rejects with. */
export const sendAdjustment = (body: Adjustment, options: { idempotencyKey: string }): Promise<unknown> =>
  api().PaymentTransaction.create({ body }, options)
