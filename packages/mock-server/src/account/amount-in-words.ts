import { convert, fromCents, fromMinor, hasRate } from '../payments/money.ts'

/** An amount with the code of its currency, such as KWD 7.500. */
export const amountWithCode = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'code' })
    .format(amount)
    .replace('\u00a0', ' ')

/** An amount of USD as a customer reads it: in its currency, where there is a rate for it. */
export function amountInWords(cents: number, currency: string): string {
  const usd = fromCents(cents)
  if (currency === 'USD' || !hasRate(currency)) return amountWithCode(usd, 'USD')
  return `${amountWithCode(fromMinor(convert(usd, 'USD', currency), currency), currency)} (${amountWithCode(usd, 'USD')})`
}
