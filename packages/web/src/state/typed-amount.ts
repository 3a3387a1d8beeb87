import {
  amountText,
  currencyDigits,
  parseAmount,
  plainDigits,
  roundMoney,
  storedCurrency,
  type TypedAmount,
} from '@lineboard/sdk'
import { t } from './amount.messages.ts'
import { inNumberStyle, numberStyle } from './number-style.ts'
import { formatMoney } from './numbers.ts'

/** Reads an amount that somebody typed into a field of this app: as it writes numbers for them. */
export const readAmount = (text: string, currency = storedCurrency()): TypedAmount =>
  parseAmount(text, { currency, locale: numberStyle().language })

/** What is wrong with a typed amount, in words; undefined for a good one. */
export function amountProblem(read: TypedAmount, currency = storedCurrency()): string | undefined {
  switch (read.kind) {
    case 'amount':
      return undefined
    case 'ambiguous': {
      const { grouped, decimal } = read
      return t('ambiguous', {
        grouped: formatMoney(grouped, currency),
        decimal: formatMoney(decimal, currency),
        groupedPlain: inNumberStyle(amountText(grouped, currency)),
        decimalPlain: inNumberStyle(amountText(decimal, currency)),
      })
    }
    case 'decimals':
      return t('decimals', { digits: read.digits, currency })
    case 'currency':
      return t('currency', { sign: read.sign, currency })
    case 'invalid':
      return t('invalid', { example: inNumberStyle((12.5).toFixed(currencyDigits(currency))) })
  }
}

/**
 * An amount as it stands in a field before somebody types: in the style of numbers that the field is read in, with the digits of its
 * currency, without thousands set apart; empty without one. One that is kept with more decimals keeps them.
 */
export function amountToType(amount: number | undefined, currency = storedCurrency()): string {
  if (amount === undefined) return ''
  const isWhole = roundMoney(amount, currencyDigits(currency)) === amount
  return inNumberStyle(isWhole ? amountText(amount, currency) : amount.toString())
}

/** An amount typed into a form, for its wire body: undefined when emptied, the text itself when it is no clear amount, for the schema to refuse. */
export function typedAmount(text: string, currency = storedCurrency()): number | string | undefined {
  if (text.trim() === '') return undefined
  const read = readAmount(text, currency)
  return read.kind === 'amount' ? read.amount : text
}

/** How many somebody typed, in the digits of any script; 0 for what is no whole number. */
export function typedCount(typed: string): number {
  const text = plainDigits(typed.trim())
  return /^\d+$/.test(text) ? Number(text) : 0
}
