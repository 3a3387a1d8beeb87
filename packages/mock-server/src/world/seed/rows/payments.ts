import { describeMovement } from '@lineboard/contract/movement'
import { fromCents, toCents } from '../../../domain/billing/money/money.ts'
import { invoiceNumberOf, productIds, sidesOf } from '../../../domain/billing/wallet/wallet.ts'
import type { Prng } from '../../../ground/prng.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { callBills, type Draft, numberBills, renewalBills } from '../material/bills.ts'
import { daysBefore } from '../material/moments.ts'
import type { Seed } from '../material/types.ts'

/** Cards that the customers have saved. */
const savedCards = [
  {
    customerId: 2,
    token: 'pm_seed_harbor_visa',
    payment_id: 'card_seed_harbor_visa',
    primary: true,
    brand: 'visa',
    last4: '4242',
    expMonth: 8,
    expYear: 2029,
    holderName: 'Nora Whitfield',
  },
  {
    customerId: 2,
    token: 'pm_seed_harbor_amex',
    payment_id: 'card_seed_harbor_amex',
    primary: false,
    brand: 'amex',
    last4: '0005',
    expMonth: 2,
    expYear: 2028,
    holderName: 'Harbor Dental Group',
  },
  {
    customerId: 3,
    token: 'pm_seed_kestrel_mc',
    payment_id: 'card_seed_kestrel_mc',
    primary: true,
    brand: 'mastercard',
    last4: '4444',
    expMonth: 11,
    expYear: 2027,
    holderName: 'Owen Brennan',
  },
  {
    customerId: 4,
    token: 'pm_seed_bluebird_visa',
    payment_id: 'card_seed_bluebird_visa',
    primary: true,
    brand: 'visa',
    last4: '1881',
    expMonth: 1,
    expYear: 2027,
    holderName: 'Rosa Delgado',
  },
] as const

/** Before the first call. */
const OPENING_DAYS = 91
const TOP_UPS_CENTS = [5000, 10_000, 15_000, 25_000] as const
/** What is in a wallet before it is topped up, at least. */
const LEAST_CENTS = 1000
/** Nobody adds funds more often. */
const TOP_UP_DAYS = 2

/** The moment in the middle of two. */
const between = (one: string, other: string) => new Date((Date.parse(one) + Date.parse(other)) / 2).toISOString()

/**
 * The bills of a customer with the top-ups that paid them, told backwards from the balance it has now: a wallet that would
 * have held much was topped up just before, by less than that, so that none was ever below zero, and none twice within days.
 */
function history(prng: Prng, bills: readonly Draft[], balanceCents: number, from: string): Draft[] {
  const card = savedCards.find(({ customerId, primary }) => primary && customerId === bills[0]?.customerId)
  const drafts: Draft[] = []
  let cents = balanceCents
  let latest: string | undefined
  for (const [at, bill] of bills.toReversed().entries()) {
    drafts.push(bill)
    cents -= bill.cents
    const affordable = TOP_UPS_CENTS.filter((amount) => amount <= cents - LEAST_CENTS)
    if (!card || affordable.length < prng.int(1, 4)) continue
    const transactionDate = between(bills[bills.length - at - 2]?.transactionDate ?? from, bill.transactionDate)
    if (latest && transactionDate > daysBefore(new Date(latest), TOP_UP_DAYS)) continue
    const amount = prng.pick(affordable)
    latest = transactionDate
    drafts.push({
      customerId: bill.customerId,
      productId: productIds.wallet,
      description: describeMovement('funds', {}),
      transactionType: 'payment',
      category: 'wallet',
      cents: amount,
      card,
      transactionDate,
    })
    cents -= amount
  }
  const customerId = bills[0]?.customerId
  if (customerId === undefined || cents === 0) return drafts.toReversed()
  const opening: Draft = {
    customerId,
    productId: productIds.wallet,
    description: describeMovement('opening', {}),
    transactionType: 'adjustment',
    category: 'wallet',
    cents,
    transactionDate: from,
  }
  return [opening, ...drafts.toReversed()]
}

const byDate = (one: Draft, other: Draft) => one.transactionDate.localeCompare(other.transactionDate)

/** Saved cards, and 90 days of charges and top-ups that lead to each customer's balance, in the ledger too. */
export const payments: Seed = (input) => {
  const { prng, now, soFar } = input
  const from = daysBefore(now, OPENING_DAYS)
  const bills = [...callBills(input), ...numberBills(input, from), ...renewalBills(input)]
    .filter(({ transactionDate }) => transactionDate > from && transactionDate <= now.toISOString())
    .sort(byDate)
  const drafts = soFar('Customer')
    .flatMap(({ id, balance }) =>
      history(
        prng,
        bills.filter(({ customerId }) => customerId === id),
        toCents(balance),
        from,
      ),
    )
    .sort(byDate)
  const balances = new Map<number, number>()
  const transactions = drafts.map(({ cents, card, ...draft }, at): Row<'PaymentTransaction'> => {
    const id = at + 1
    const after = (balances.get(draft.customerId) ?? 0) + cents
    balances.set(draft.customerId, after)
    return {
      id,
      ...draft,
      amount: fromCents(cents),
      balanceAfter: fromCents(after),
      status: 'succeeded',
      ...(card && { cardType: card.brand, last4: card.last4 }),
      ...(draft.transactionType === 'payment' && { invoiceNumber: invoiceNumberOf({ id, ...draft }) }),
    }
  })
  return {
    PaymentMethod: savedCards.map((card, at) => ({ id: at + 1, ...card, createdAt: daysBefore(now, 300 - at * 40) })),
    PaymentTransaction: transactions,
    LedgerEntry: drafts.map(({ cents, customerId, transactionDate: at, ...draft }, index) => ({
      id: index + 1,
      kind: 'move',
      ...sidesOf(customerId, { ...draft, amountCents: cents }, at === from ? 'opening' : undefined),
      minor: Math.abs(cents),
      currency: 'USD',
      at,
      transactionId: index + 1,
    })),
  }
}
