const symbols = new Map<string, string>()

/** Signs that several currencies have: who sees two of those side by side must not take one for the other. */
const shared = /^([$£¥₩]|kr|Rs\.?|lei)$/

const signOf = (currency: string, currencyDisplay: 'narrowSymbol' | 'symbol'): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

function lookUp(currency: string): string {
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
  const known = symbols.get(currency) ?? lookUp(currency)
  symbols.set(currency, known)
  return known
}

/** ISO 4217 codes of the currencies the platform knows, some 160 in use and 140 of the past. */
export const currencyCodes = (): string[] => Intl.supportedValuesOf('currency')
