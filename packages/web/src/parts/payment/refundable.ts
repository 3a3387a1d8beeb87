import type { components } from '@lineboard/contract'
import { fromMinorUnits, toMinorUnits } from '@lineboard/sdk'

type Transaction = components['schemas']['PaymentTransaction']

/** What of a payment can still be given back, in US dollars; 0 for what is no payment that was made. */
export function refundable({ transactionType, status, amount, refundedAmount = 0 }: Transaction): number {
  if (transactionType !== 'payment' || status === 'failed' || status === 'pending') return 0
  return fromMinorUnits(toMinorUnits(amount) - toMinorUnits(refundedAmount))
}
