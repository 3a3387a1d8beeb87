import type { Row } from '../store/models.ts'
import { daysBefore } from './material/dates.ts'
import type { Seed } from './types.ts'

type Transaction = Row<'PaymentTransaction'>
type Draft = Omit<Transaction, 'id' | 'balanceAfter' | 'invoiceNumber'>

const WALLET = 3
const CALL_CHARGES = 6
const NUMBER = 7
const DAYS = 90
const TOP_UPS = [50, 100, 150, 250] as const

const cards = [
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

const cents = (value: number) => Math.round(value * 100) / 100

/** Saved cards, and 90 days of call charges, number rents and top-ups that end at each customer's balance. */
export const payments: Seed = ({ prng, now, soFar }) => {
  const drafts: Draft[] = []
  const charged = new Map<string, number>()
  for (const call of soFar('CallLog')) {
    const key = `${call.customerId} ${call.startedAt.slice(0, 10)}`
    charged.set(key, (charged.get(key) ?? 0) + call.charge)
  }
  for (const [key, sum] of charged) {
    const [customerId, day] = key.split(' ')
    const amount = cents(sum)
    if (amount === 0 || customerId === '1') continue
    drafts.push({
      customerId: Number(customerId),
      productId: CALL_CHARGES,
      description: `Call charges of ${day}`,
      transactionType: 'charge',
      category: 'call_charges',
      amount: -amount,
      status: 'succeeded',
      transactionDate: `${day}T23:59:00.000Z`,
    })
  }
  for (const card of cards.filter(({ primary }) => primary)) {
    for (let days = DAYS - 2; days > 1; days -= prng.int(9, 20)) {
      drafts.push({
        customerId: card.customerId,
        productId: WALLET,
        description: 'Funds added',
        cardType: card.brand,
        last4: card.last4,
        transactionType: 'payment',
        category: 'wallet',
        amount: prng.pick(TOP_UPS),
        status: 'succeeded',
        transactionDate: daysBefore(now, days),
      })
    }
    const numbers = soFar('OpNumber').filter((row) => row.customerId === card.customerId && row.status !== 'released')
    const rent = cents(numbers.reduce((sum, { monthlyPrice }) => sum + monthlyPrice, 0))
    for (const days of [62, 32, 2]) {
      drafts.push({
        customerId: card.customerId,
        productId: NUMBER,
        description: `${numbers.length} numbers, one month`,
        transactionType: 'charge',
        category: 'number',
        amount: -rent,
        status: 'succeeded',
        transactionDate: daysBefore(now, days),
      })
    }
  }
  drafts.sort((a, b) => a.transactionDate.localeCompare(b.transactionDate))
  const now90 = now.toISOString()
  const past = drafts.filter(({ transactionDate }) => transactionDate <= now90)

  // Balances are counted back from what the customers hold today, so that the last row agrees with it.
  const balances = new Map(soFar('Customer').map(({ id, balance }) => [id, balance]))
  const withBalance = past.toReversed().map((draft) => {
    const balanceAfter = cents(balances.get(draft.customerId) ?? 0)
    balances.set(draft.customerId, balanceAfter - draft.amount)
    return { ...draft, balanceAfter }
  })
  return {
    PaymentMethod: cards.map((card, at) => ({ id: at + 1, ...card, createdAt: daysBefore(now, 300 - at * 40) })),
    PaymentTransaction: withBalance.toReversed().map((row, at) => ({
      id: at + 1,
      ...row,
      ...(row.transactionType === 'payment' && {
        invoiceNumber: `LB-${row.transactionDate.slice(0, 4)}-${String(at + 1).padStart(5, '0')}`,
      }),
    })),
  }
}
