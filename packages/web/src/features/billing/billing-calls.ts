import type { Period } from '@lineboard/sdk'
import { billingDays } from '../../shared/invoice/invoice-order.ts'

/** Payments shown of what there is. */
const shown = 5

/** What the screens of billing ask for, by the customer's id. */
export const billingCalls = (customerId: number) =>
  ({
    customer: { id: customerId },
    cards: { filter: { where: { customerId }, order: ['primary DESC', 'createdAt ASC'] } },
    payments: {
      filter: {
        where: { customerId, transactionType: 'payment', category: 'wallet' },
        order: 'transactionDate DESC',
        limit: shown,
      },
    },
  }) as const

/** Lines of a statement that are asked for at most. */
export const MOST_LINES = 1000

/** What the screen of invoices asks for about a period, all of it in the same days: those of billing. */
export function invoiceCalls(customerId: number, period: Period) {
  const { first, last, startsAt, endsAt } = billingDays(period)
  const [from, until] = [new Date(startsAt), new Date(endsAt)]
  return {
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
