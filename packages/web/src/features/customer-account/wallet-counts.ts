import { type CallResult, fromMinorUnits, toMinorUnits } from '@lineboard/sdk'
import { instantsOf } from '../../parts/period/period-name.ts'
import type { Cell } from '../../resource/column.ts'
import { counted } from '../../resource/counted/count-by.ts'
import { t } from './desk-lists.messages.ts'
import { runwayDays, spendDays } from './wallet-runway.ts'

type Charges = CallResult<'PaymentTransaction.find'>

/** What calls were charged to wallets over the last days, a transaction a day, with what the wallets hold now. */
const charges = (ids: readonly number[]) =>
  ({
    filter: {
      where: {
        customerId: { inq: [...ids] },
        category: 'call_charges',
        // From the beginning of a day: another question each time it is asked would never be answered.
        transactionDate: { gte: new Date(instantsOf({ mode: spendDays.mode }).startsAt) },
      },
      include: ['Customer'],
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

/** Days that a wallet lasts, the last one begun; `EMPTY` for nothing left. A wallet without calls is not among them. */
export function lastsOf(rows: Charges): ReadonlyMap<number, number> {
  const balances = new Map(rows.map(({ customerId, Customer }) => [customerId, Customer?.balance]))
  const lasts = [...spentOf(rows)].flatMap(([id, spent]) => {
    const balance = balances.get(id)
    if (balance === undefined) return []
    const days = runwayDays(balance, spent)
    return days === undefined ? [] : [[id, balance <= 0 ? EMPTY : days + 1] as const]
  })
  return new Map(lasts)
}

const EMPTY = -1

/** What calls of the last 30 days cost. */
export const spent = counted({ call: 'PaymentTransaction.find', argsOf: charges, countsOf: spentOf })

/** For how long wallets last at that rate. */
export const lasting = counted({ call: 'PaymentTransaction.find', argsOf: charges, countsOf: lastsOf })

/** Days that a wallet lasts; 0 where no calls say how long. */
export const lastsCell: Cell<number> = {
  toText: (days) => (days === EMPTY ? t('lastsEmpty') : days === 0 ? t('lastsUnknown') : t('lastsDays', { days })),
  align: 'right',
  widthPx: 165,
}
