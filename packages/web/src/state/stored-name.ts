import { storedCurrency } from '@lineboard/sdk'
import { locale } from '../lib/messages.ts'
import { inNumberStyle } from './number-style.ts'

const named = (count: number): Intl.NumberFormatPart[] =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: storedCurrency(),
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  }).formatToParts(count)

/** The currency that the core API keeps amounts in, in words: US dollars. */
export const storedName = (): string => named(0).find(({ type }) => type === 'currency')?.value ?? storedCurrency()

/** One unit of it: 1 US dollar. */
export const oneStored = (): string =>
  named(1)
    .map(({ type, value }) => (type === 'integer' ? inNumberStyle('1') : value))
    .join('')
