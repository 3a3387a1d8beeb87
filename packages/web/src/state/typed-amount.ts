import { amountText, currencyDigits, formatMoney, parseAmount, type TypedAmount } from '@lineboard/sdk'
import { browserLanguage } from '../browser/language.ts'
import { locale } from '../lib/messages.ts'
import { t } from './amount.messages.ts'

const decimalSign = (tag: string) =>
  new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value

/**
 * How whoever sits here writes numbers, where that is known: the app shows amounts as its own language does, and where the browser's
 * writes them otherwise nobody knows which of the two somebody follows.
 */
function knownLocale(tag = browserLanguage() || locale): string | undefined {
  try {
    return decimalSign(tag) === decimalSign(locale) ? tag : undefined
  } catch {
    // No tag of a language.
    return undefined
  }
}

/**
 * Whether a sign before three digits stands before decimals all the same: three are what amounts of the currency are written with, and
 * the sign is that of the language.
 */
function isAllDecimals(
  text: string,
  read: TypedAmount,
  currency: string,
  tag = browserLanguage() || locale,
): read is Extract<TypedAmount, { kind: 'ambiguous' }> {
  if (read.kind !== 'ambiguous' || currencyDigits(currency) !== 3) return false
  try {
    const sign = decimalSign(tag)
    return sign !== undefined && text.includes(sign)
  } catch {
    // No tag of a language.
    return false
  }
}

/** Reads an amount that somebody typed into a field of this app; `language` is the browser's unless given. */
export const readAmount = (text: string, currency = 'USD', language?: string): TypedAmount => {
  const known = knownLocale(language)
  const read = parseAmount(text, { currency, ...(known !== undefined && { locale: known }) })
  return isAllDecimals(text, read, currency, language) ? { kind: 'amount', amount: read.decimal } : read
}

/** What is wrong with a typed amount, in words; undefined for a good one. */
export function amountProblem(read: TypedAmount, currency = 'USD'): string | undefined {
  switch (read.kind) {
    case 'amount':
      return undefined
    case 'ambiguous': {
      const { grouped, decimal } = read
      return t('ambiguous', {
        grouped: formatMoney(grouped, currency),
        decimal: formatMoney(decimal, currency),
        groupedPlain: amountText(grouped, currency),
        decimalPlain: amountText(decimal, currency),
      })
    }
    case 'decimals':
      return t('decimals', { digits: read.digits, currency })
    case 'invalid':
      return t('invalid', { example: (12.5).toFixed(currencyDigits(currency)) })
  }
}

/** An amount typed into a form, for its wire body: undefined when emptied, the text itself when it is no clear amount, for the schema to refuse. */
export function typedAmount(text: string, currency = 'USD'): number | string | undefined {
  if (text.trim() === '') return undefined
  const read = readAmount(text, currency)
  return read.kind === 'amount' ? read.amount : text
}
