import { currencySymbol } from '../money/currency.ts'
import { currencyCodes } from './currencies.gen.ts'
import type { Currency } from './types.ts'

export type { Currency }

const names = new Intl.DisplayNames('en', { type: 'currency' })

/** Currencies of today, some 160, by code. The flag of each is that of its code without the last letter. */
export const currencies: readonly Currency[] = currencyCodes.map((code) => ({
  code,
  name: names.of(code) ?? code,
  symbol: currencySymbol(code),
  flagCode: code.slice(0, -1).toLowerCase(),
}))
