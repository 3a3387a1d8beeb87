import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { mapElements } from './map-elements.ts'

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })

/** Signs of Unicode before and after what reads by its own first letter, whatever stands around it. */
const [begin, end] = [literal('\u2068'), literal('\u2069')]

/**
 * A text that is read from right to left, with each `{value}` in it apart: after Arabic letters `$25.00` would read `25.00$`, and the
 * parts of a phone number would change their places.
 */
export const isolated = (text: string): string =>
  printAST(mapElements(parse(text), (element) => (element.type === TYPE.argument ? [begin, element, end] : [element])))
