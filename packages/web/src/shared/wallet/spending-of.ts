import type { components } from '@lineboard/contract'
import type { Spending } from '@lineboard/sdk/forecast'

type Detail = Pick<
  components['schemas']['SubscriptionDetail'],
  'dailySpend' | 'upcoming' | 'nextInvoiceAt' | 'nextInvoiceAmount'
>

/** What leaves the wallet. A server that does not tell what comes next, one by one, tells the next renewal, which comes every month. */
export function spendingOf({ dailySpend, upcoming, nextInvoiceAt, nextInvoiceAmount = 0 }: Detail): Spending {
  const next = nextInvoiceAt ? [{ at: nextInvoiceAt, amount: nextInvoiceAmount, every: 'month' as const }] : []
  return { dailySpend, upcoming: upcoming ?? next }
}
