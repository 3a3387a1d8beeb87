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
