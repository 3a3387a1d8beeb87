import type { Period } from '@lineboard/sdk'
import { instantsOf } from '../../parts/period/period-text.ts'

/** Lines of a statement that are asked for at most. */
export const MOST_LINES = 1000

/** What the screen of invoices asks for about a period: its days, as the person has them, and those of UTC for calls, which are charged by them. */
export function invoiceCalls(customerId: number, period: Period) {
  const { first, last, startsAt, endsAt } = instantsOf(period)
  const [from, until] = [new Date(startsAt), new Date(endsAt)]
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
