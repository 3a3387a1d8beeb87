import { OWNER_ID } from '../owner.ts'
import type { CalledNumber } from './call-setup.ts'

const USD_A_MINUTE = 0.035
const TOLL_FREE_USD_A_MINUTE = 0.055

/** What a started minute of a call to a number costs, in USD. The owner of the installation pays for none. */
export function usdAMinute({ customerId, numberType }: Pick<CalledNumber, 'customerId' | 'numberType'>): number {
  if (customerId === OWNER_ID) return 0
  return numberType === 'toll_free' ? TOLL_FREE_USD_A_MINUTE : USD_A_MINUTE
}
