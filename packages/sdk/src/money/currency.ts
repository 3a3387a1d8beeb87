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

const signOf = (currency: string, currencyDisplay: 'narrowSymbol' | 'symbol'): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
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

/** What writes US dollars apart from those of others, and what writes currencies in Arabic, wherever somebody sits. */
const everywhere = ['en', 'en-001', 'ar']

function signsIn(locale: string, currency: string): string[] {
  try {
    return (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? value : [])),
    )
  } catch {
    // No code of three letters.
    return []
  }
}

/** A sign as it is compared: without case, full stop at the end and marks of the way of writing. */
const bare = (sign: string): string =>
  sign
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/\.$/, '')
    .replaceAll('\uffe5', '¥')
    .toLowerCase()

/** Whether a text before or after an amount names that currency: its code, or a sign that is used for it. */
export const isSignOf = (text: string, currency: string, locale?: string): boolean =>
  [currency, ...[...everywhere, locale ?? 'en'].flatMap((tag) => signsIn(tag, currency))].map(bare).includes(bare(text))

/** Whether it names any currency, rather than being some word: a sign of Unicode's, or a code in capitals. */
export const isAnySign = (text: string): boolean => /\p{Sc}/u.test(text) || /^[A-Z]{3}$/.test(text)
