export { periodLater, type RenewalPeriod, renewalDay } from './period-later.ts'
export { type AmountFrom, amountAt, duesOf, type UpcomingCharge } from './upcoming-charge.ts'
export {
  dailySpendOf,
  type ForecastWallet,
  HORIZON_DAYS,
  LOW_DAYS,
  SPENDING_DAYS,
  type Spending,
  spendingDays,
  type WalletForecast,
  walletForecast,
} from './wallet-forecast.ts'
