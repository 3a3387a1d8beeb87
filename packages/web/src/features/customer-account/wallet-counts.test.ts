import { expect, it } from 'vitest'
import { lastsCell, lastsOf, spentOf } from './wallet-counts.ts'

const at = '2026-05-20T00:00:00.000Z'
const charge = (id: number, customerId: number, amount: number, balance: number) => ({
  ...{ id, customerId, productId: 6, description: 'Call charges', balanceAfter: 0, transactionDate: at },
  ...{ transactionType: 'charge' as const, category: 'call_charges' as const, status: 'succeeded' as const, amount },
  Customer: { id: customerId, companyName: 'A', currency: 'USD', balance, state: 'active' as const, createdAt: at },
})
const rows = [charge(1, 2, -0.1, 9), charge(2, 2, -0.2, 9), charge(3, 3, -30, 2.5), charge(4, 4, -1, -3)]

it('what calls cost is summed to the cent', () => {
  expect([...spentOf(rows)]).toEqual([
    [2, 0.3],
    [3, 30],
    [4, 1],
  ])
})

it('a wallet lasts days, is empty, or has no calls to tell by', () => {
  const lasts = lastsOf(rows)
  expect([2, 3, 4, 5].map((id) => lastsCell.toText(lasts.get(id) ?? 0))).toEqual([
    '901 days at most',
    '3 days at most',
    'Empty',
    'No calls',
  ])
})
