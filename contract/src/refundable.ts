/** What a refund depends on of a movement of a wallet. Amounts are in USD. */
interface Payment {
  readonly transactionType: string
  readonly status: string
  readonly amount: number
  readonly refundedAmount?: number | undefined
}

// 1.005 is a little less in binary.
const toCents = (amount: number) => Math.round(Number((amount * 100).toPrecision(15)))

/** Cents of a payment that can still be refunded; undefined for movements other than completed payments. */
export function refundableCents({ transactionType, status, amount, refundedAmount = 0 }: Payment): number | undefined {
  if (transactionType !== 'payment' || status === 'failed' || status === 'pending') return undefined
  return toCents(amount) - toCents(refundedAmount)
}

/** US dollars of a payment that can still be refunded; 0 for movements other than completed payments. */
export const refundable = (movement: Payment): number => (refundableCents(movement) ?? 0) / 100
