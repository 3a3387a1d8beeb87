import { spendingDays } from '@lineboard/contract/forecast'

/** Transactions shown of what there is. */
const shown = 12
/** Operations of staff shown of what there is. */
const operations = 8

function lastDays(): { startDate: string; endDate: string } {
  const { first: startDate, last: endDate } = spendingDays(new Date())
  return { startDate, endDate }
}

/** What the desk asks for, by the customer's id. */
export const accountCalls = (customerId: number) =>
  ({
    customer: { id: customerId },
    customerDetail: { customerId },
    cards: { filter: { where: { customerId }, order: ['primary DESC', 'createdAt ASC'] } },
    ledger: { filter: { where: { customerId }, order: ['transactionDate DESC', 'id DESC'], limit: shown } },
    spent: { body: { ...lastDays(), customerId } },
    operations: {
      filter: {
        where: { forCustomerId: customerId },
        order: 'id DESC',
        limit: operations,
        include: ['DashUser', 'actedBy'],
      },
    },
  }) as const
