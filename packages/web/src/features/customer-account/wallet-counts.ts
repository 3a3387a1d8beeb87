import { spendingDays } from '@lineboard/contract/forecast'
import { type CallResult, fromMinorUnits, toMinorUnits } from '@lineboard/sdk'
import { counted } from '../../kit/count-by.ts'

type Charges = CallResult<'PaymentTransaction.find'>

/** What calls were charged to wallets over the last days, a transaction a day. */
const charges = (ids: readonly number[]) =>
  ({
    filter: {
      where: {
        customerId: { inq: [...ids] },
        // A discount on them is of the same category, and lowers nothing of what they cost.
        transactionType: 'charge',
        category: 'call_charges',
        // From the beginning of a day: another question each time it is asked would never be answered.
        transactionDate: { gte: spendingDays(new Date()).from },
      },
    },
  }) as const

/** What calls cost each customer, in US dollars to the cent. */
export function spentOf(rows: Charges): ReadonlyMap<number, number> {
  const cents = new Map<number, number>()
  for (const { customerId, amount } of rows) {
    cents.set(customerId, (cents.get(customerId) ?? 0) - toMinorUnits(amount))
  }
  return new Map([...cents].map(([id, minor]) => [id, fromMinorUnits(minor)]))
}

/** What calls of the last 30 days cost. */
export const spent = counted({ call: 'PaymentTransaction.find', argsOf: charges, countsOf: spentOf })
