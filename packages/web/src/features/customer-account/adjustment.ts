import type { components } from '@lineboard/contract'
import { discountableCents } from '@lineboard/contract/charge-discount'
import { fromMinorUnits, plainDigits, toMinorUnits } from '@lineboard/sdk'
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

type Transaction = components['schemas']['PaymentTransaction']

/** What of a charge no discount among other transactions has given back yet, in US dollars; 0 for what is no charge. */
export const discountable = (charge: Transaction, others: readonly Transaction[]): number =>
  fromMinorUnits(discountableCents(charge, others))

/** So many per cent of a charge in US dollars, rounded once to the cent. */
export const shareOf = ({ amount }: Pick<Transaction, 'amount'>, percent: number): number =>
  fromMinorUnits(Math.round((-toMinorUnits(amount) * percent) / 100))

/** A share in per cent as it is typed, with a decimal at most; 0 for what is none. */
export function percentOf(typed: string): number {
  const text = plainDigits(typed.trim()).replace(/[,٫]/, '.')
  return /^\d{1,3}(?:\.\d)?$/.test(text) ? Number(text) : 0
}

/** Whether so much can be given back of a charge. */
export const isShare = (percent: number): boolean => percent >= 1 && percent <= 100
