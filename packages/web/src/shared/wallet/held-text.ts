import type { components } from '@lineboard/contract'
import { leastInCurrency } from './both-currencies.ts'
import { amountToRun } from './past-due-of.ts'
import { t } from './wallet.messages.ts'
import type { WalletBandState } from './wallet-band-state.ts'

type Schemas = components['schemas']
type Customer = Pick<Schemas['Customer'], 'id' | 'balance' | 'accounting_type' | 'currency'>

/**
 * What is said of an account that is not active: what money has stopped runs again with an amount, which is named with what the wallet holds.
 * @param money writes an amount of US dollars
 * @param least writes one that has to be paid at the least
 */
export function heldText(
  held: Exclude<WalletBandState, 'low'>,
  customer: Customer,
  detail: Schemas['SubscriptionDetail'] | undefined,
  money: (amountUsd: number) => string,
  least = (amountUsd: number) => leastInCurrency(amountUsd, customer.currency),
): string {
  const enough = amountToRun(customer, detail, new Date())
  return t(`band.${held}`, { left: money(customer.balance), enough: least(enough) })
}
