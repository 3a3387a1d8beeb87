import type { Cell } from '../column.ts'
import { choicesFrom } from './choices-from.ts'

/** One of a few values by its name in words. Every value the contract allows needs one. */
export function labelCell<Value extends string>(labels: Readonly<Record<Value, string>>): Cell<Value> {
  return { toText: (value) => labels[value] ?? value, choices: choicesFrom(labels), widthPx: 120 }
}
