export { periodLater, type RenewalPeriod } from './forecast/period-later.ts'
export {
  type ForecastWallet,
  HORIZON_DAYS,
  LOW_DAYS,
  type Spending,
  type UpcomingCharge,
  type WalletForecast,
  walletForecast,
} from './forecast/wallet-forecast.ts'
