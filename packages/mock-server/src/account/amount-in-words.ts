import { convert, fromCents, fromMinor, hasRate } from '../payments/money.ts'

const code = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'code' })
    .format(amount)
    .replace('\u00a0', ' ')

/** An amount of USD as a customer reads it: in its currency, where there is a rate for it. */
export function amountInWords(cents: number, currency: string): string {
  const usd = fromCents(cents)
  if (currency === 'USD' || !hasRate(currency)) return code(usd, 'USD')
  return `${code(fromMinor(convert(usd, 'USD', currency), currency), currency)} (${code(usd, 'USD')})`
}
