import type { components } from '@lineboard/contract'
import type { Access } from '@lineboard/sdk'
import { mayAs, seesEveryCustomer } from '../../state/may.ts'
import { chargedCallsHref } from './charged-calls-href.ts'

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
