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
