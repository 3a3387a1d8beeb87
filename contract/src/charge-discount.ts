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
