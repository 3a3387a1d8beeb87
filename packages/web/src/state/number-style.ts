import { numbersInSentences, language as ownLanguage } from '../lib/messages.ts'
import type { NumberFormat } from '../lib/region.ts'
import { browserRegion } from './dates.ts'

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

let style = styles[browserRegion().numberFormat]

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

/** Where amounts are written with the sign of the currency behind the number. */
const signsBehind = new Set<string>(['de', 'es'])

/** An amount in the American way, such as -$1,234.50, as people of the language write it with numbers of the style. */
export const inMoneyStyle = (text: string, language: string = ownLanguage): string =>
  inNumberStyle(signsBehind.has(language) ? text.replace(/^(-?)([^\d-]+?)\u00a0?(\d[\d.,]*)$/, '$1$3\u00a0$2') : text)

numbersInSentences.written = inNumberStyle
