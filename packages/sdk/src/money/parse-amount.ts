import { currencyDigits, isAnySign, isSignOf, storedCurrency } from './currency.ts'
import { plainText, readNumber } from './plain-number.ts'

/** What a typed amount says. */
export type TypedAmount =
  | { kind: 'amount'; amount: number }
  /** It can be read in two ways, a thousand times apart: with the sign before decimals, or between thousands. */
  | { kind: 'ambiguous'; decimal: number; grouped: number }
  /** More decimals than the currency has. */
  | { kind: 'decimals'; digits: number }
  /** It names another currency than the one that is asked for: its sign or code, as it was typed. */
  | { kind: 'currency'; sign: string }
  | { kind: 'invalid' }

/** How an amount is read. */
export interface AmountOptions {
  /** ISO 4217 code, for the decimals there can be. @default the stored currency */
  currency?: string
  /** BCP 47 tag of how whoever typed it writes numbers; without it what depends on that is ambiguous. */
  locale?: string
}

// Such as $, CA$, zł, F CFA, Rs. and د.ك
const affix =
  /^([\p{L}\p{Sc}][\p{L}\p{M}\p{Sc}.\u00a0\u202f]*)\s*|\s*([\p{L}\p{Sc}][\p{L}\p{M}\p{Sc}.\u00a0\u202f]*)$/gu

/**
 * Reads an amount as people write it: `12.50`, `12,50`, `1,234.50`, `1.234,50`, `1 234,50`, `12,34,567`, `١٢٫٥٠`, with or without the
 * sign or code of the currency. It never guesses between readings a thousand times apart, takes no negative ones, and none of another
 * currency.
 */
export function parseAmount(typed: string, { currency = storedCurrency(), locale }: AmountOptions = {}): TypedAmount {
  const text = plainText(typed)
  const signs = [...text.matchAll(affix)].map(([, first = '', last = '']) => (first || last).trim())
  const foreign = signs.find((sign) => !isSignOf(sign, currency, locale))
  const read = readNumber(text.replaceAll(affix, ''), currencyDigits(currency), locale)
  if (foreign === undefined || read.kind === 'invalid') return read
  return isAnySign(foreign) ? { kind: 'currency', sign: foreign } : { kind: 'invalid' }
}
