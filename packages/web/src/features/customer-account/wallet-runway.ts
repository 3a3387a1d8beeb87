import { dailySpendOf } from '@lineboard/contract/forecast'
import { walletForecast } from '@lineboard/sdk/forecast'

/**
 * For how many whole days of calls a wallet lasts, by what calls cost over the last 30 days, all in US dollars; undefined where they
 * cost nothing, or less than anybody can tell the end of.
 */
export function runwayDays(balance: number, spent: number): number | undefined {
  const forecast = walletForecast({ balance }, { dailySpend: dailySpendOf(spent), upcoming: [] }, new Date())
  if (forecast.kind === 'empty') return 0
  return forecast.kind === 'until' ? forecast.days : undefined
}
