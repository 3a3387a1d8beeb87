/** What a refund depends on of a movement of a wallet. Amounts are in USD. */
interface Payment {
  readonly transactionType: string
  /** A core API may not say it. */
  readonly status?: string | undefined
  readonly amount: number
  readonly refundedAmount?: number | undefined
}

// 1.005 is a little less in binary.
const toCents = (amount: number) => Math.round(Number((amount * 100).toPrecision(15)))

/** Cents of a payment that can still be refunded; undefined for movements that are not known to be completed payments. */
export function refundableCents({ transactionType, status, amount, refundedAmount = 0 }: Payment): number | undefined {
  if (transactionType !== 'payment' || !status || status === 'failed' || status === 'pending') return undefined
  return toCents(amount) - toCents(refundedAmount)
}

/** US dollars of a payment that can still be refunded; 0 for movements other than completed payments. */
export const refundable = (movement: Payment): number => (refundableCents(movement) ?? 0) / 100

interface Transaction {
  id: number
  transactionType: string
  /** In US dollars; what is taken from the wallet is below zero. */
  amount: number
  discountOfId?: number | undefined
}

const cents = (amount: number): number => Math.round(amount * 100)

/** What of a charge no discount has given back yet, in cents; 0 for what is no charge. Its discounts are among the other transactions. */
export function discountableCents(charge: Omit<Transaction, 'discountOfId'>, others: readonly Transaction[]): number {
  if (charge.transactionType !== 'charge') return 0
  const given = others.filter(({ discountOfId }) => discountOfId === charge.id)
  return given.reduce((left, { amount }) => left - cents(amount), -cents(charge.amount))
}
