import { countryName } from '../../lib/own-names.ts'
import type { Cell, CellChoice } from '../column.ts'

/** Values by name as choices, in their order. */
const choicesFrom = (labels: Readonly<Record<string, string>>): readonly CellChoice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** One of a few values by its name in words. Every value the contract allows needs one. */
export function labelCell<Value extends string>(labels: Readonly<Record<Value, string>>): Cell<Value> {
  return { toText: (value) => labels[value] ?? value, choices: choicesFrom(labels), widthPx: 120 }
}

/** Whether something is so, in the words that say it best. */
export function booleanCell(yes: string, no: string): Cell<boolean> {
  return { toText: (value) => (value ? yes : no), choices: choicesFrom({ true: yes, false: no }), widthPx: 100 }
}

/** A country by its name; files, and the filter, have its code. What is no code stays as somebody typed it. */
export const countryCell: Cell<string> = {
  toText: countryName,
  toFile: (value) => value,
  ofFilter: countryName,
  saysOther: true,
  widthPx: 140,
}

/** Whether there is what the id of the row names, such as a recording. */
export const presenceCell = (yes: string, no: string): Cell<number> => ({
  toText: () => yes,
  choices: [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ],
  widthPx: 100,
})
