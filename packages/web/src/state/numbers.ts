import {
  formatInCurrency as amountInCurrency,
  formatMoney as formatAmount,
  type MoneyFormatOptions,
  type Rate,
} from '@lineboard/sdk'
import type { NumberFormat } from '../lib/region.ts'

interface NumberStyle {
  /** BCP 47 tag of a language that writes numbers so. */
  language: string
  /** Between thousands; spaces do not break the line. */
  group: string
  /** Before decimals. */
  decimal: string
}

const styles: Readonly<Record<NumberFormat, NumberStyle>> = {
  '1,234.56': { language: 'en-US', group: ',', decimal: '.' },
  '1.234,56': { language: 'de-DE', group: '.', decimal: ',' },
  '1 234,56': { language: 'fr-FR', group: '\u202f', decimal: ',' },
  '1’234.56': { language: 'de-CH', group: '’', decimal: '.' },
}

let style = styles['1,234.56']

/** How numbers are written now. */
export const numberStyle = (): Readonly<NumberStyle> => style

/** Sets how whoever sits here wants numbers; all that is written afterwards follows. */
export function setNumberFormat(format: NumberFormat): void {
  style = styles[format]
}

/** A text with numbers in the American way, such as -$1,234.50, with the signs of the style in their place. */
export const inNumberStyle = (text: string): string =>
  style.language === 'en-US'
    ? text
    : text.replace(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === '.' ? style.decimal : style.group))

const numberFormats = new Map<number, Intl.NumberFormat>()
/** A number with thousands separated and at most `digits` decimals. */
export function formatNumber(value: number | null | undefined, digits = 2): string {
  if (value === null || value === undefined || Number.isNaN(value)) return ''
  let format = numberFormats.get(digits)
  if (!format) {
    format = new Intl.NumberFormat('en-US', { maximumFractionDigits: digits })
    numberFormats.set(digits, format)
  }
  return inNumberStyle(format.format(value))
}

/** A share of 1 in per cent, such as 12.5%. */
export const formatPercent = (share: number, digits = 0): string => `${formatNumber(share * 100, digits)}%`

/** An amount of money in `currency`, such as -$1,234.50. */
export const formatMoney = (amount: number, currency = 'USD', options?: MoneyFormatOptions): string =>
  inNumberStyle(formatAmount(amount, currency, options))

/** A stored amount, which is in US dollars, written in another currency; in dollars without a rate for it. */
export const formatInCurrency = (amountUsd: number, currency: string, rates: readonly Rate[]): string =>
  inNumberStyle(amountInCurrency(amountUsd, currency, rates))
