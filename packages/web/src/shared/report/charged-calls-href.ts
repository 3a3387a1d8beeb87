import { formatConditions } from '@lineboard/sdk'
import { hrefOf } from '../../places/href.ts'

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
