export { type LowBalance, toLowBalance, type WalletBand, walletBand } from '@lineboard/contract/account'
export {
  type AmountFrom,
  type ForecastWallet,
  HORIZON_DAYS,
  LOW_DAYS,
  type RenewalPeriod,
  type Spending,
  type UpcomingCharge,
  type WalletForecast,
  walletForecast,
} from '@lineboard/contract/forecast'
