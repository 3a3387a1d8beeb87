export { type AccountState, dunningSteps, strictest } from './account/account-state.ts'
export { type LowBalance, toLowBalance, type Wallet, type WalletBand, walletBand } from './account/low-balance.ts'
export { chargesOnSaving, isBelowTopUp, isSameTopUp, type TopUpOrder } from './account/top-up.ts'
