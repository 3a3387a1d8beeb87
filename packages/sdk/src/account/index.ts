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
export { type WaitingPayment, waitingPayment } from './waiting-payment.ts'
