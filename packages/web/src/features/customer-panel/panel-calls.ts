/** Rows a panel shows of what there is. */
const shown = 5

/** What the page asks for, by the customer's id. Each list has the count of all its rows beside it. */
export function panelCalls(customerId: number) {
  const where = { customerId }
  return {
    customer: { id: customerId },
    count: { where },
    users: { filter: { where, limit: shown, order: 'username ASC' } },
    numbers: { filter: { where, limit: shown, order: 'totalCalls DESC' } },
    sources: { filter: { where, limit: shown, order: 'totalCalls DESC' } },
    calls: { filter: { where, limit: shown, order: 'startedAt DESC' } },
  } as const
}
