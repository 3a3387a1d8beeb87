import { toCustomerCurrency } from '@lineboard/sdk'
import { knownRates } from '../../data/rates.ts'
import { awaitedAmount, formatMoney, isAwaited } from '../../state/numbers.ts'

/**
 * What has to be paid at the least, stored in US dollars, written in a currency: never a digit too little, as who pays exactly that must
 * have paid enough. The fields that offer to pay it begin with the same.
 */
export function leastInCurrency(amountUsd: number, wanted: string, rates = knownRates()): string {
  if (isAwaited(wanted, rates)) return awaitedAmount
  const { amount, currency, symbol } = toCustomerCurrency(amountUsd, wanted, rates, 'up')
  return formatMoney(amount, currency, { symbol })
}
