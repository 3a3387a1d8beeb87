import { expect, it } from 'vitest'
import { spentOf } from './wallet-counts.ts'

const at = '2026-05-20T00:00:00.000Z'
const charge = (id: number, customerId: number, amount: number) => ({
  ...{ id, customerId, productId: 6, description: 'Call charges', balanceAfter: 0, transactionDate: at },
  ...{ transactionType: 'charge' as const, category: 'call_charges' as const, status: 'succeeded' as const, amount },
})
const rows = [charge(1, 2, -0.1), charge(2, 2, -0.2), charge(3, 3, -30), charge(4, 4, -1)]

it('what calls cost is summed to the cent', () => {
  expect([...spentOf(rows)]).toEqual([
    [2, 0.3],
    [3, 30],
    [4, 1],
  ])
})
