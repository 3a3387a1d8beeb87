import { folded } from '@lineboard/contract/folded'
import type { Choice } from './choice-item.ts'

/** The choices that have what is typed, with or without its marks: a code finds a country or currency as well as its name does. */
export function matchingChoices(choices: Choice[], { inputValue }: { inputValue: string }): Choice[] {
  const wanted = folded(inputValue).trim()
  return choices.filter(({ label, value }) => folded(`${label} ${value}`).includes(wanted))
}
