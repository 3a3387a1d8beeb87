/**
 * A total order over field values: missing first, then by type, then by value; strings by code unit. Objects are equal
 * to each other.
 */
export function compareValues(left: unknown, right: unknown): number {
  if (left === right) return 0
  if (left == null) return right == null ? 0 : -1
  if (right == null) return 1
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : 1
  if (typeof left === 'boolean' && typeof right === 'boolean') return left ? 1 : -1
  if (typeof left === typeof right) return 0
  return typeof left < typeof right ? -1 : 1
}

/** Tells whether a value of a field meets one condition. */
export type ValueTest = (value: unknown) => boolean
