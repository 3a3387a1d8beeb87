export { periodLater, type RenewalPeriod, renewalDay } from './forecast/period-later.ts'
export { dailySpendOf, SPENDING_DAYS, spendingDays } from './forecast/spending-days.ts'
export { type AmountFrom, amountAt, duesOf, type UpcomingCharge } from './forecast/upcoming-charge.ts'
export {
  type ForecastWallet,
  HORIZON_DAYS,
  LOW_DAYS,
  type Spending,
  type WalletForecast,
  walletForecast,
} from './forecast/wallet-forecast.ts'
