import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

/** A parsed message with something in the place of each literal, argument and number, in tags and in the cases of plurals and selects as well. */
export const mapElements = (
  elements: readonly MessageFormatElement[],
  replace: (element: MessageFormatElement) => MessageFormatElement[],
): MessageFormatElement[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [{ ...element, children: mapElements(element.children, replace) }]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return replace(element)
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: mapElements(option.value, replace) },
    ])
    return [{ ...element, options: Object.fromEntries(options) }]
  })
