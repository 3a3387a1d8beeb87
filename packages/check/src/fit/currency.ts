import { wordsOf } from './names.ts'
import type { Recorded, RecordedModel } from './recorded.ts'

const names = new Set(['currency', 'curr', 'ccy', 'iso4217', 'waehrung', 'moneda', 'divisa', 'devise'])

/** Whether a column is named as a currency, such as `cost_currency`. */
export const isCurrencyName = (column: string): boolean => wordsOf(column).some((word) => names.has(word))

const codes = new Set(Intl.supportedValuesOf('currency'))

/** Whether all texts are ISO 4217 codes. */
export const areCurrencies = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.every((text) => codes.has(text.toUpperCase()))

// Customers and prices may have another currency than the one that amounts are kept in.
const kept = ['CallLog', 'PaymentTransaction', 'OpNumber', 'TrackingSource']

interface Seen {
  /** `CallLog.cost_currency` */
  place: string
  codes: readonly string[]
  isNamed: boolean
}

// Codes that are words, too.
const words = new Set(['ALL', 'TOP', 'TRY'])
const MONEY = /amount|price|cost|charge|balance|fee|betrag|rate/

function ofColumns(model: string, { fields }: RecordedModel): Seen[] {
  return Object.entries(fields).flatMap(([column, { kind, words: found = {} }]): Seen[] => {
    const place = `${model}.${column}`
    const texts = Object.keys(found).filter(Boolean)
    if (isCurrencyName(column) && areCurrencies(texts))
      return [{ place, codes: texts.map((each) => each.toUpperCase()), isNamed: false }]
    const parts = wordsOf(column)
    const last = parts.at(-1)?.toUpperCase() ?? ''
    return kind === 'number' &&
      parts.length > 1 &&
      codes.has(last) &&
      !words.has(last) &&
      MONEY.test(column.toLowerCase())
      ? [{ place, codes: [last], isNamed: true }]
      : []
  })
}

/** The currency that a recording says amounts are kept in. */
export interface CurrencyFound {
  /** The one code of the contract's own column. */
  sure?: string
  questions: readonly string[]
}

/** Finds the currency of amounts in the codes of columns such as `cost_currency`, and in names such as `price_eur`. */
export function currencyOf({ models, others }: Recorded): CurrencyFound {
  const lists = [...kept.flatMap((model) => (models[model] ? [[model, models[model]] as const] : []))]
  const cdrs = Object.entries(others)
  const seen = [...lists, ...cdrs].flatMap(([model, list]) => ofColumns(model, list))
  const all = [...new Set(seen.flatMap((each) => each.codes))]
  const [code] = all
  if (code === undefined || (all.length === 1 && code === 'USD')) return { questions: [] }
  const places = seen.map(({ place, codes: own, isNamed }) => `${place} ${isNamed ? 'is named so' : own.join(', ')}`)
  if (all.length > 1)
    return {
      questions: [
        `currency: amounts are in ${all.join(' and ')}. Name the column as currency of CallLog or PaymentTransaction, put other amounts under lacks (${places.join('; ')})`,
      ],
    }
  const isSure = seen.some(({ place }) => place === 'CallLog.currency')
  return isSure ? { sure: code, questions: [] } : { questions: [`currency: ${code} (${places.join('; ')})`] }
}
