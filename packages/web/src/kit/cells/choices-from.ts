import type { CellChoice } from '../column.ts'

/** Values by name as choices, in their order. */
export const choicesFrom = (labels: Readonly<Record<string, string>>): readonly CellChoice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
