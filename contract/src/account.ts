export { type AccountState, dunningSteps, strictest } from './account/account-state.ts'
export { OWNER_ID } from './call-path/call-setup.ts'
export { type LowBalance, toLowBalance, type Wallet, type WalletBand, walletBand } from './account/low-balance.ts'
