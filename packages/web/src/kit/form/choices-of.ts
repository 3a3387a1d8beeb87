import type { Choice } from './select-input.tsx'

/** Labels by value as choices of a field, in their order. */
export const choicesOf = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
