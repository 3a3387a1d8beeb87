import type { components } from '@lineboard/contract'
import { type Period, type PeriodRange, periodRange } from '@lineboard/sdk'
import { saveFile } from '../../browser/output.ts'
import { api } from '../../data/client.ts'
import { mayAs, seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { optionsOf } from '../period/period-name.ts'

/**
 * The days of a period as billing has them: those of UTC, for everybody, by which calls are charged. So statement, invoice and call
 * charges are of the same moments in any time zone. Which day today is, they say, too: it may be another one where the reader is.
 */
export const billingDays = (period: Period): PeriodRange =>
  periodRange(period.mode, { ...optionsOf(period), timeZone: 'UTC' })

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

/** Has an invoice, a receipt or a statement printed and saves it as a PDF. `name`: of the file, without its ending. Throws as the call does. */
export async function printInvoice(name: string, order: InvoiceOrder): Promise<void> {
  saveFile(`${name}.pdf`, await api().PaymentMethod.getCustomerInvoice({ body: order }))
}

/** Whether this person may have a customer's invoices as files: those of others are for who sees everything of everybody. */
export function useMayPrint(customerId: number): boolean {
  const { user, access } = useSession()
  const isOpen = customerId === user?.customerId || seesEveryCustomer(access)
  return isOpen && mayAs(access, 'PaymentMethod.getCustomerInvoice')
}
