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
