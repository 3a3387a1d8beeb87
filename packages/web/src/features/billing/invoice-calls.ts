import type { Period } from '@lineboard/sdk'
import { instantsOf } from '../../parts/period/period-text.ts'

/** Lines of a statement that are asked for at most. */
export const MOST_LINES = 1000

/** What the screen of invoices asks for about a period: its days, by UTC as calls are charged. */
export function invoiceCalls(customerId: number, period: Period) {
  const { first, last } = instantsOf(period)
  const [from, until] = [new Date(`${first}T00:00:00.000Z`), new Date(`${last}T23:59:59.999Z`)]
  return {
    days: { first, last },
    body: { startDate: first, endDate: last },
    charges: { body: { startDate: first, endDate: last, customerId } },
    before: {
      filter: {
        where: { customerId, transactionDate: { lt: from } },
        order: ['transactionDate DESC', 'id DESC'],
        limit: 1,
      },
    },
    lines: {
      filter: {
        where: { customerId, transactionDate: { between: [from, until] } },
        order: ['transactionDate ASC', 'id ASC'],
        limit: MOST_LINES + 1,
      },
    },
  } as const
}
