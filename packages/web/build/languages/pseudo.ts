import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { mapElements } from './map-elements.ts'

/** Id of the language that is none: English with signs on it, 40 % longer, between brackets. */
export const pseudoLanguage = 'en-XA'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signed = [...'åƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ']

const withSigns = (text: string) => Array.from(text, (letter) => signed[plain.indexOf(letter)] ?? letter).join('')

function lettersIn(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => sum + (element.type === TYPE.literal ? element.value.length : 0), 0)
}

const changed = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  mapElements(elements, (element) => [
    element.type === TYPE.literal ? { ...element, value: withSigns(element.value) } : element,
  ])

/** A text as the language that is none has it: what is on the screen without brackets is in no catalogue. */
export function pseudo(text: string): string {
  const elements = parse(text)
  const longer = '·'.repeat(Math.ceil(lettersIn(elements) * 0.4))
  const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })
  return printAST([literal('[!!! '), ...changed(elements), literal(`${longer} !!!]`)])
}
