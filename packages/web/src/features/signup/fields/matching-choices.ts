import { folded } from '@lineboard/contract/folded'
import type { Choice } from './choice-item.ts'

const isNamed = ({ label, value, code = value }: Choice, wanted: string) =>
  folded(label) === wanted || folded(code) === wanted

/**
 * The choices that have what is typed, with or without its marks: a code finds a country, province or currency as well as its
 * name does. One that is named exactly comes first.
 */
export function matchingChoices(choices: readonly Choice[], { inputValue }: { inputValue: string }): Choice[] {
  const wanted = folded(inputValue).trim()
  return choices
    .filter(({ label, value, code = '' }) => folded(`${label} ${value} ${code}`).includes(wanted))
    .toSorted((left, right) => Number(isNamed(right, wanted)) - Number(isNamed(left, wanted)))
}

/** The choice that somebody means who leaves the field with this text: named exactly, or the only one that has it. */
export function meantChoice(choices: readonly Choice[], text: string): Choice | undefined {
  const wanted = folded(text).trim()
  if (wanted === '') return undefined
  const [first, ...others] = matchingChoices(choices, { inputValue: text })
  return first && (others.length === 0 || isNamed(first, wanted)) ? first : undefined
}
