import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

/** Id of the language that is none: English with signs on it, 40 % longer, between brackets. */
export const pseudoLanguage = 'en-XA'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signed = [...'åƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ']

const withSigns = (text: string) => Array.from(text, (letter) => signed[plain.indexOf(letter)] ?? letter).join('')

function lettersIn(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => sum + (element.type === TYPE.literal ? element.value.length : 0), 0)
}

const changed = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: withSigns(element.value) }
    if (element.type === TYPE.tag) return { ...element, children: changed(element.children) }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: changed(option.value) },
    ])
    return { ...element, options: Object.fromEntries(options) }
  })

/** A text as the language that is none has it: what is on the screen without brackets is in no catalogue. */
export function pseudo(text: string): string {
  const elements = parse(text)
  const longer = '·'.repeat(Math.ceil(lettersIn(elements) * 0.4))
  const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })
  return printAST([literal('[!!! '), ...changed(elements), literal(`${longer} !!!]`)])
}
