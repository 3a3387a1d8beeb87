import type { components } from '@lineboard/contract'
import { type Access, formatConditions } from '@lineboard/sdk'
import { hrefOf } from '../../places/href.ts'
import { mayAs, seesEveryCustomer } from '../../state/may.ts'

/** A moment as filters take it, to the minute of the clock in a time zone: `2026-03-14 14:20`. */
function minuteOf(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return format.format(new Date(iso))
}

/**
 * Address of the calls that were charged on a day of UTC, and of no others, for who reads filters in a time zone. `customerId`: of whom, for who
 * sees those of every customer.
 */
export function chargedCallsHref(day: string, timeZone: string, customerId?: number): string {
  const bound = (operator: 'atLeast' | 'atMost', value: string, key = 'startedAt') =>
    ({ type: 'field', key, operator, value }) as const
  const filter = formatConditions([
    bound('atLeast', minuteOf(`${day}T00:00:00Z`, timeZone)),
    bound('atMost', minuteOf(`${day}T23:59:00Z`, timeZone)),
    bound('atLeast', '0.01', 'charge'),
  ])
  return hrefOf('callLogs', {}, { customer: customerId, period: 'all', filter })
}

type Transaction = Pick<
  components['schemas']['PaymentTransaction'],
  'category' | 'transactionType' | 'customerId' | 'transactionDate'
>

/**
 * Address of exactly the calls that a transaction charged, for who reads filters in a time zone. Undefined where it charged none, as a discount
 * on such a charge does, and for who does not see those calls: the owner's staff see what others paid, and not their calls.
 */
export function callsOfCharge(
  { category, transactionType, customerId, transactionDate }: Transaction,
  access: Access | undefined,
  timeZone: string,
): string | undefined {
  if (category !== 'call_charges' || transactionType !== 'charge' || !mayAs(access, 'CallLog.find')) return undefined
  const day = transactionDate.slice(0, 10)
  if (seesEveryCustomer(access)) return chargedCallsHref(day, timeZone, customerId)
  return customerId === access?.customerId ? chargedCallsHref(day, timeZone) : undefined
}
