import { rowCurrency } from '@lineboard/contract/row-currency'

let stored = 'USD'

/** Currency that the core API keeps amounts in, as an ISO 4217 code: USD, unless `setStoredCurrency` was called. */
export const storedCurrency = (): string => stored

/**
 * Says which currency the core API keeps amounts in, such as `currency` of its fit. It is the default of all functions for money in this
 * process: a program for several core APIs passes the currency to each call instead.
 */
export function setStoredCurrency(currency = 'USD'): void {
  stored = currency
}

/** Currency of the amounts of a row: its own where the fit says that rows differ in it, else the one that the core API keeps amounts in. */
export function currencyOfRow(row: object | undefined): string {
  const own: unknown = row && Reflect.get(row, rowCurrency)
  return typeof own === 'string' ? own : stored
}

const known = new Map<string, number>()

function lookUp(currency: string): number {
  try {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    return maximumFractionDigits
  } catch {
    // No code of three letters.
    return 2
  }
}

/** Decimals of a currency by ISO 4217: 2 for USD, 0 for JPY, 3 for KWD; 2 for a code that is none. */
export function currencyDigits(currency: string): number {
  const digits = known.get(currency) ?? lookUp(currency)
  known.set(currency, digits)
  return digits
}

const symbols = new Map<string, string>()

/** Signs that several currencies have: who sees two of those side by side must not take one for the other. */
const shared = /^([$£¥₩]|kr|Rs\.?|lei)$/

/** Sign of a currency as a language writes it; throws for what is no code. */
export const signOf = (currency: string, currencyDisplay: 'narrowSymbol' | 'symbol', locale = 'en'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

function currencySymbolLookUp(currency: string): string {
  try {
    const sign = signOf(currency, 'narrowSymbol')
    return shared.test(sign) ? signOf(currency, 'symbol') : sign
  } catch {
    // No code of three letters.
    return currency
  }
}

/** Sign of a currency as Unicode has it, such as € for EUR, and no other currency's: CA$ for CAD. The code itself where there is none. */
export function currencySymbol(currency: string): string {
  // Building an Intl formatter costs far more than using it, and a list formats hundreds of amounts.
  const known = symbols.get(currency) ?? currencySymbolLookUp(currency)
  symbols.set(currency, known)
  return known
}

/** ISO 4217 codes of the currencies the platform knows, some 160 in use and 140 of the past. */
export const currencyCodes = (): string[] => Intl.supportedValuesOf('currency')

/** A sign as it is compared: without case, spaces, full stop at the end and marks of the way of writing. */
export const bareSign = (sign: string): string =>
  sign
    .replaceAll(/[\p{Cf}\s]/gu, '')
    .replace(/\.$/, '')
    .toLowerCase()

// Such as $, CA$, zł, F CFA, S/., Rs. and د.ك
const affix = /^[\p{L}\p{Sc}][\p{L}\p{M}\p{Sc}./\s]*|\s*[\p{L}\p{Sc}][\p{L}\p{M}\p{Sc}./\s]*$/gu

/** A number without the signs of a currency beside it. */
export interface WithoutSigns {
  rest: string
  /** The sign of another currency: one of Unicode's, or a code in capitals. */
  foreign?: string | undefined
  /** There are other words beside it. */
  isWord: boolean
}

/** Takes the signs away that are among some, as `bareSign` has them. */
export function withoutSigns(text: string, own: () => readonly string[]): WithoutSigns {
  const beside = text.match(affix) ?? []
  const other = beside.find((sign) => !own().includes(bareSign(sign)))?.trim()
  const isForeign = /\p{Sc}|^[A-Z]{3}$/u.test(other ?? '')
  return {
    rest: text.replaceAll(affix, '').trim(),
    foreign: isForeign ? other : undefined,
    isWord: other !== undefined && !isForeign,
  }
}
