import type { components } from '@lineboard/contract'
import type { Period } from '@lineboard/sdk'
import { billingDays } from './billing-days.ts'

/** What the server is asked to print. */
export type InvoiceOrder = components['schemas']['CustomerInvoiceRequest']

/** Asks for the statement of a period, in days of billing. */
export function statementOrder(period: Period): InvoiceOrder {
  const { first, last } = billingDays(period)
  return { startDate: first, endDate: last }
}

/** Asks for the invoice of one transaction. Whose it is has to be said by who sees those of others, and by nobody else. */
export const transactionOrder = (
  { id, customerId }: { id: number; customerId: number },
  ownCustomerId: number | undefined,
): InvoiceOrder => ({
  transactionId: id,
  ...(customerId !== ownCustomerId && { customerId }),
})
