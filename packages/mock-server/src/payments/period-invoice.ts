import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import type { Range } from './local-range.ts'
import { fromCents, toCents } from './money.ts'

/** What was charged to a customer over some days, in USD. */
export interface PeriodInvoice {
  number: string
  customer: Row<'Customer'>
  range: Range
  lines: { date: string; description: string; amount: number }[]
  total: number
  /** What was paid into the wallet on these days, less what was given back. */
  paid: number
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** The month so far, as the days to invoice where none are named. */
export function monthSoFar(now: Date): { startDate: string; endDate: string } {
  const endDate = dayOf(now)
  return { startDate: `${endDate.slice(0, 8)}01`, endDate }
}

/** Collects an invoice over some days. */
export function periodInvoice(store: Store, customer: Row<'Customer'>, range: Range): PeriodInvoice {
  const between = [range.from.toISOString(), range.until.toISOString()] as const
  const moved = store.table('PaymentTransaction').find({
    where: { customerId: customer.id, transactionDate: { between } },
    order: 'transactionDate ASC',
  })
  const sum = (rows: typeof moved) => fromCents(rows.reduce((total, { amount }) => total + toCents(amount), 0))
  const charges = moved.filter(({ transactionType }) => transactionType === 'charge')
  const days = [dayOf(range.from), dayOf(range.until)].join('-').replaceAll('-', '')
  return {
    number: `${customer.billingId ?? `LB-${customer.id}`}-${days.slice(0, 8)}-${days.slice(8)}`,
    customer,
    range,
    lines: charges.map(({ transactionDate, description, amount }) => ({
      date: transactionDate.slice(0, 10),
      description,
      amount: -amount + 0,
    })),
    total: -sum(charges) + 0,
    paid: sum(moved.filter(({ transactionType }) => transactionType === 'payment' || transactionType === 'refund')),
  }
}
