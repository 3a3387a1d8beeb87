import type { Cell } from '../column.ts'
import { choicesFrom } from './choices-from.ts'

/** Whether something is so, in the words that say it best. */
export function booleanCell(yes: string, no: string): Cell<boolean> {
  return { toText: (value) => (value ? yes : no), choices: choicesFrom({ true: yes, false: no }), widthPx: 100 }
}
