import { bareSign, currencyDigits, signOf, storedCurrency } from './currency.ts'
import { readWritten } from './plain-number.ts'

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

const signs = new Map<string, readonly string[]>()

function signsLookUp(locale: string, currency: string): string[] {
  try {
    return (['symbol', 'narrowSymbol'] as const).map((display) => signOf(currency, display, locale))
  } catch {
    // No code of three letters.
    return []
  }
}

/** Signs of a currency as a language writes it, and the narrow one; none for what is no code. */
function signsIn(locale: string, currency: string): readonly string[] {
  const key = `${locale} ${currency}`
  const known = signs.get(key) ?? signsLookUp(locale, currency)
  signs.set(key, known)
  return known
}

/** What writes US dollars apart from those of others, and what writes currencies in Arabic, wherever somebody sits. */
const everywhere = ['en', 'en-001', 'ar']

/** Signs that people write and Unicode's data lacks, by currency. */
const written: Readonly<Record<string, readonly string[]>> = {
  CHF: ['fr', 'sfr'],
  CNY: ['元', 'rmb', '\uffe5'],
  EUR: ['euro'],
  INR: ['rs'],
  JPY: ['円', '\uffe5'],
  LKR: ['rs'],
  NPR: ['rs'],
  PEN: ['s/'],
  PKR: ['rs'],
  RUB: ['руб', 'р'],
  TRY: ['tl'],
  ZMW: ['k'],
}

/** Signs of a currency in English, Arabic, the language of the reader and that of its country, whose code it begins with. */
function signsOf(currency: string, locale = 'en'): string[] {
  const home = /^[A-Z]{3}$/.test(currency) ? new Intl.Locale(`und-${currency.slice(0, 2)}`).maximize().baseName : 'en'
  const signs = [...everywhere, locale, home].flatMap((tag) => signsIn(tag, currency))
  return [currency, ...signs, ...(written[currency] ?? [])].map(bareSign)
}

/**
 * Reads an amount as people write it: `12.50`, `12,50`, `1,234.50`, `1.234,50`, `1 234,50`, `1'234.50`, `12,34,567`, `12.-`, `١٢٫٥٠`, with or
 * without the sign or code of the currency. It never guesses between readings a thousand times apart, takes no negative ones, and none of
 * another currency.
 */
export function parseAmount(typed: string, { currency = storedCurrency(), locale }: AmountOptions = {}): TypedAmount {
  const own = () => signsOf(currency, locale)
  const { read, foreign, isNegative } = readWritten(typed, { own, digits: currencyDigits(currency), locale })
  if (read.kind === 'invalid' || isNegative) return { kind: 'invalid' }
  return foreign === undefined ? read : { kind: 'currency', sign: foreign }
}
