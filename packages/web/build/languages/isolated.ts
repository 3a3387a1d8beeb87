import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { mapElements } from './map-elements.ts'

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })

/** Signs of Unicode before and after what reads by its own first letter, whatever stands around it. */
const [begin, end] = [literal('\u2068'), literal('\u2069')]

/** Makes what follows read from right to left, where it has no letter that says so. */
const RIGHT_TO_LEFT = '\u200F'

/**
 * A text that is read from right to left, with each `{value}` in it apart: after Arabic letters `$25.00` would read `25.00$`, and the
 * parts of a phone number would change their places. One of values alone says which way it goes, or `{before} ← {after}` would point back.
 */
export function isolated(text: string): string {
  const elements = parse(text)
  let [hasValue, hasLetter] = [false, false]
  const apart = mapElements(elements, (element) => {
    if (element.type === TYPE.literal) hasLetter ||= /\p{L}/u.test(element.value)
    if (element.type !== TYPE.argument) return [element]
    hasValue = true
    return [begin, element, end]
  })
  return `${hasValue && !hasLetter ? RIGHT_TO_LEFT : ''}${printAST(apart)}`
}
