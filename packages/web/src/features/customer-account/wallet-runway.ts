import { SPENDING_DAYS } from '@lineboard/contract/forecast'
import { roundMoney } from '@lineboard/sdk'
import { walletForecast } from '@lineboard/sdk/forecast'

/** The days whose calls tell what calls cost. */
export const spendDays = { mode: `last${SPENDING_DAYS}`, days: SPENDING_DAYS } as const

/**
 * For how many whole days of calls a wallet lasts, by what calls cost over the days of `spendDays`, all in US dollars; undefined where they
 * cost nothing, or less than anybody can tell the end of.
 */
export function runwayDays(balance: number, spent: number): number | undefined {
  const dailySpend = roundMoney(spent / spendDays.days)
  const forecast = walletForecast({ balance }, { dailySpend, upcoming: [] }, new Date())
  return forecast.kind === 'until' ? forecast.days : undefined
}
