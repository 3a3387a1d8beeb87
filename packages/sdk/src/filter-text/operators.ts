/**
 * How a field is compared with the value. `has` is the plain colon: texts that contain the value, otherwise fields that
 * are it. Rows without a value lack every text and are not any value.
 */
export type FieldOperator = 'has' | 'lacks' | 'is' | 'isNot' | 'atLeast' | 'atMost' | 'isEmpty' | 'isFilled'

/** What stands between the colon and the value. */
const signs: Readonly<Record<FieldOperator, string>> = {
  has: '',
  is: '=',
  isNot: '!=',
  lacks: '!',
  atLeast: '>=',
  atMost: '<=',
  // With nothing in the quotes.
  isEmpty: '=',
  isFilled: '!=',
}

const withValue = ['has', 'is', 'isNot', 'lacks', 'atLeast', 'atMost'] as const

/** Every operator, in the order they are offered. */
export const fieldOperators: readonly FieldOperator[] = [...withValue, 'isEmpty', 'isFilled']

/** What is written for an operator: `=`, `!=`, `!`, `>=`, `<=`, or nothing. */
export const signOf = (operator: FieldOperator): string => signs[operator]

/** The operator of a value that is not empty; undefined for a sign there is not. */
export const operatorOf = (sign: string): (typeof withValue)[number] | undefined =>
  withValue.find((operator) => signs[operator] === sign)

/** Whether any or all conditions of a group must be met. */
export type GroupMode = 'any' | 'all'

/** The mode of the group that a key begins; undefined for other keys, and where the list has a field of that key. */
export function groupMode(key: string, searchable: Readonly<Record<string, unknown>>): GroupMode | undefined {
  const mode = key.toLowerCase()
  return (mode === 'any' || mode === 'all') && !Object.hasOwn(searchable, key) ? mode : undefined
}

/** Whether the operator speaks of the field alone. */
export const isValueless = (operator: FieldOperator): operator is 'isEmpty' | 'isFilled' =>
  operator === 'isEmpty' || operator === 'isFilled'
