const symbols = new Map<string, string>()

function lookUp(currency: string): string {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  } catch {
    // No code of three letters.
    return currency
  }
}

/** Sign of a currency as Unicode has it, such as € for EUR; the code itself where there is none. */
export function currencySymbol(currency: string): string {
  // Building an Intl formatter costs far more than using it, and a list formats hundreds of amounts.
  const known = symbols.get(currency) ?? lookUp(currency)
  symbols.set(currency, known)
  return known
}

/** ISO 4217 codes of the currencies the platform knows, some 160 in use and 140 of the past. */
export const currencyCodes = (): string[] => Intl.supportedValuesOf('currency')
