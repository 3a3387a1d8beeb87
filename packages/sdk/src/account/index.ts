import { ApiError } from '../errors/api-error.ts'
import { isObject } from '../filter/is-object.ts'

export {
  type AccountState,
  dunningSteps,
  type LowBalance,
  strictest,
  toLowBalance,
  type Wallet,
  type WalletBand,
  walletBand,
} from '@lineboard/contract/account'
export { refundable } from '@lineboard/contract/refundable'

/** A payment that the bank asks the person about: the card form completes it, and `PaymentMethod.intentToWallet` adds it to the wallet. */
export interface WaitingPayment {
  /** Id of the payment, which is the `intentId` of `intentToWallet`. */
  id: string
  /** What the card form takes. Never log it. */
  client_secret: string
}

/** The payment that a call of `chargeCustomer` began and that waits for the person; undefined for any other failure. */
export function waitingPayment(error: unknown): WaitingPayment | undefined {
  if (!(error instanceof ApiError) || !isObject(error.payment)) return undefined
  const { id, client_secret } = error.payment
  return typeof id === 'string' && typeof client_secret === 'string' ? { id, client_secret } : undefined
}
