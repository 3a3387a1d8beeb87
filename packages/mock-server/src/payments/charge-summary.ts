import type { components } from '@lineboard/contract'
import type { Store } from '../store/types.ts'
import type { Range } from './local-range.ts'
import { fromCents, toCents } from './money.ts'
import { settledCalls } from './settled-charges.ts'

type ChargeDay = components['schemas']['CallChargeDay']

/** What the calls that a customer was charged for cost, also those that went elsewhere since, by day (UTC, as the wallet is charged) and in all, in USD to the cent. */
export function callCharges(
  store: Store,
  customerId: number,
  { from, until }: Range,
): Omit<ChargeDay, 'date'> & { days: ChargeDay[] } {
  const [first, last] = [from.toISOString(), until.toISOString()]
  const byDay = new Map<string, ChargeDay>()
  const charged = [...store.table('CallLog').by('customerId', customerId), ...settledCalls(store, customerId)]
  for (const { startedAt, charge, talkSeconds } of charged) {
    if (charge <= 0 || startedAt < first || startedAt > last) continue
    const date = startedAt.slice(0, 10)
    const day = byDay.get(date) ?? { date, calls: 0, talkSeconds: 0, amount: 0 }
    byDay.set(date, {
      date,
      calls: day.calls + 1,
      talkSeconds: day.talkSeconds + talkSeconds,
      amount: fromCents(toCents(day.amount) + toCents(charge)),
    })
  }
  const days = [...byDay.values()].sort((a, b) => a.date.localeCompare(b.date))
  const sum = (of: (day: ChargeDay) => number) => days.reduce((total, day) => total + of(day), 0)
  return {
    calls: sum(({ calls }) => calls),
    talkSeconds: sum(({ talkSeconds }) => talkSeconds),
    amount: fromCents(sum(({ amount }) => toCents(amount))),
    days,
  }
}
