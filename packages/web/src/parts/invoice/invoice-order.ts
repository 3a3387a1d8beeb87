import type { components } from '@lineboard/contract'
import type { Period } from '@lineboard/sdk'
import { timeZone } from '../../state/dates.ts'
import { instantsOf } from '../period/period-text.ts'

/** What the server is asked to print. */
export type InvoiceOrder = components['schemas']['CustomerInvoiceRequest']

const MINUTE_CHARS = '2026-03-01T00:00'.length

/** Asks for the statement of a period: bounds to the minute, which are UTC, of days of the person's time zone, by which it names them. */
export function statementOrder(period: Period): InvoiceOrder {
  const { startsAt, endsAt } = instantsOf(period)
  return {
    startDate: startsAt.slice(0, MINUTE_CHARS),
    endDate: endsAt.slice(0, MINUTE_CHARS),
    timeZone: timeZone(),
  }
}

/** Asks for the invoice of one transaction. Whose it is has to be said by who sees those of others, and by nobody else. */
export const transactionOrder = (
  { id, customerId }: { id: number; customerId: number },
  ownCustomerId: number | undefined,
): InvoiceOrder => ({
  transactionId: id,
  timeZone: timeZone(),
  ...(customerId !== ownCustomerId && { customerId }),
})
