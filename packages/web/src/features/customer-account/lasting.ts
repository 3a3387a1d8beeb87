/** The days whose calls tell what calls cost. */
export const spendDays = { mode: 'last30', days: 30 } as const

/**
 * For how many whole days of calls a wallet lasts, by what calls cost over the days of `spendDays`, all in US dollars; undefined where they
 * cost nothing.
 */
export function lastingDays(balance: number, spent: number): number | undefined {
  if (spent <= 0) return undefined
  return Math.max(0, Math.floor((balance * spendDays.days) / spent))
}
