import { bareSign, currencySymbol, storedCurrency, withoutSigns } from './currency.ts'
import { plainDigits } from './plain-digits.ts'

/** What a number without anything beside it says; `parse-amount.ts` says what each means. */
type ReadAmount =
  | { kind: 'amount'; amount: number }
  | { kind: 'ambiguous'; decimal: number; grouped: number }
  | { kind: 'decimals'; digits: number }
  | { kind: 'invalid' }

/** What a typed number says. */
export type TypedNumber =
  | { kind: 'number'; value: number }
  /** It can be read in two ways, a thousand times apart. */
  | { kind: 'ambiguous'; decimal: number; grouped: number }
  /** `sign` is that of another currency than the stored one, where the text names one. */
  | { kind: 'invalid'; sign?: string }

// Spaces of all widths, apostrophes, the Arabic sign: these stand between thousands alone, wherever they are used.
const fillers = /(?<=\d)[\s'’‘ʼ´`_٬](?=\d{3}(?!\d))/gu
// In India thousands are followed by pairs: 12,34,567.
const groups = { '.': /^\d{1,3}(\.\d{3})+$/, ',': /^(\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})$/ } as const
// Of the Arabic sign, and of no other, nobody asks what it stands before.
const arabicDecimals = /^(\d*)٫(\d*)$/

type Sign = keyof typeof groups

const invalid = { kind: 'invalid' } as const
const joined = (text: string) => Number(text.replaceAll(/[.,]/g, ''))

function signOf(locale: string | undefined, type: 'decimal' | 'group'): string | undefined {
  return new Intl.NumberFormat(locale).formatToParts(1_234_567.8).find((part) => part.type === type)?.value
}

// More decimals than a number of a computer has: Gnumeric writes 0.01 as 0.0099999999999999999998.
const PROGRAM_DIGITS = 16

function withDecimals(whole: string, written: string, digits: number): ReadAmount {
  // 12.00 is a whole amount of a currency without decimals. Of 1.200 nobody knows that it is 1.2.
  const decimals = written.length === 3 && digits < 3 ? written : written.replace(/0+$/, '')
  if (decimals.length >= PROGRAM_DIGITS) {
    const [shortWhole = '', shortDecimals = ''] = String(Number(`${whole || '0'}.${decimals}`)).split('.')
    // A longer text has none of these many digits left, so this ends.
    if (shortDecimals.length < PROGRAM_DIGITS && /^\d+$/.test(shortWhole))
      return withDecimals(shortWhole, shortDecimals, digits)
  }
  if (decimals.length > digits) return { kind: 'decimals', digits }
  const amount = Number(`${whole || '0'}.${decimals || '0'}`)
  return Number.isSafeInteger(Math.round(amount * 10 ** digits)) ? { kind: 'amount', amount } : invalid
}

const withGroups = (text: string): ReadAmount =>
  Number.isSafeInteger(joined(text)) ? { kind: 'amount', amount: joined(text) } : invalid

/** One sign, once, before three digits: 1.234 is a thousand and more here, and one and a bit there. */
function byLocale(text: string, sign: Sign, digits: number, locale: string | undefined): ReadAmount {
  const [whole = '', decimals = ''] = text.split(sign)
  if (locale !== undefined && signOf(locale, 'decimal') === sign) return withDecimals(whole, decimals, digits)
  if (locale !== undefined && signOf(locale, 'group') === sign) return withGroups(text)
  return { kind: 'ambiguous', decimal: Number(`${whole}.${decimals}`), grouped: joined(text) }
}

/** A text as it is read: digits of any script as 0 to 9, signs and dashes of any width as the narrow ones. */
const plainText = (typed: string): string =>
  plainDigits(typed)
    .replaceAll(/[，،]/g, ',')
    .replaceAll('．', '.')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim()

/** An amount without what names its currency, of which there is none here. */
function readNumber(typed: string, digits: number, locale: string | undefined): ReadAmount {
  const text = typed.replaceAll(fillers, '')
  const [isArabic, before = '', after = ''] = arabicDecimals.exec(text) ?? []
  if (isArabic !== undefined) return before || after ? withDecimals(before, after, digits) : invalid
  if (!/^\d*[.,]?\d+$|^\d+[.,]$|^\d[\d.,]*\d$/.test(text)) return invalid
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (at < 0) return withDecimals(text, '', digits)
  const sign: Sign = text[at] === '.' ? '.' : ','
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)]
  const other: Sign = sign === '.' ? ',' : '.'
  if (whole.includes(sign)) return !whole.includes(other) && groups[sign].test(text) ? withGroups(text) : invalid
  if (whole.includes(other)) {
    return groups[other].test(whole) ? withDecimals(String(joined(whole)), decimals, digits) : invalid
  }
  const mayBeThousands = groups[sign].test(text) && !text.startsWith('0')
  return mayBeThousands ? byLocale(text, sign, digits, locale) : withDecimals(whole, decimals, digits)
}

/** A text without a minus before or behind it, or an accountant's parentheses, and whether it had these. */
function withoutSign(text: string): { rest: string; isNegative: boolean } {
  const rest = text.replace(/^\((.*)\)$|^-\s*|(?<=\d.*)\s*-$/, '$1').trim()
  return { rest: rest.replace(/^\+/, ''), isNegative: rest !== text }
}

// No cents, as 12.-, 12,-- and 100:- have none.
const noCents = /(?<=\d)[.,:]\s*--?(?=\D*$)/

/** How a number is written. */
interface Writing {
  /** Signs of the currency it may be in, as `bareSign` has them. */
  own: () => readonly string[]
  /** Decimals it may have. */
  digits: number
  locale: string | undefined
}

/** What a text says, the sign of a currency before or behind, and a minus on either side of that. */
export function readWritten(
  typed: string,
  { own, digits, locale }: Writing,
): { read: ReadAmount; isNegative: boolean; foreign: string | undefined } {
  const outer = withoutSign(plainText(typed).replace(noCents, ''))
  const { rest, foreign, isWord } = withoutSigns(outer.rest, own)
  const inner = outer.isNegative ? { rest, isNegative: true } : withoutSign(rest)
  return { read: isWord ? invalid : readNumber(inner.rest, digits, locale), foreign, isNegative: inner.isNegative }
}

/** Decimals that a number which is no amount may have. */
const NUMBER_DIGITS = 6

/** Signs of the stored currency in English, at home and abroad: $, US$ and USD. */
function storedSigns(): string[] {
  const currency = storedCurrency()
  const symbol = currencySymbol(currency)
  const narrow = symbol.replace(/^[A-Z]+/, '')
  return [currency, symbol, narrow, currency.slice(0, 2) + narrow].map(bareSign)
}

/**
 * Reads a number as people write it, such as for a filter: as `parseAmount` does, with a minus before or behind it or in an accountant's
 * parentheses, and with a number sign, per cent, or the sign or code of the stored currency beside it. That of another currency makes it none, and so do words.
 */
export function parseNumber(typed: string, locale?: string): TypedNumber {
  const text = typed.replaceAll(/^\s*#|[%٪]\s*$/g, '')
  const { read, isNegative, foreign } = readWritten(text, { own: storedSigns, digits: NUMBER_DIGITS, locale })
  const sign = isNegative ? -1 : 1
  if (foreign !== undefined && read.kind !== 'invalid') return { kind: 'invalid', sign: foreign }
  // Not minus zero, which JSON has no word for.
  if (read.kind === 'amount') return { kind: 'number', value: sign * read.amount || 0 }
  if (read.kind !== 'ambiguous') return invalid
  return { kind: 'ambiguous', decimal: sign * read.decimal, grouped: sign * read.grouped }
}

/** A number as everybody reads it, whatever they put before decimals: `1234.5`. Three decimals get a fourth, as they could be thousands. */
export function plainNumber(value: number): string {
  const text = String(value)
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text
}
