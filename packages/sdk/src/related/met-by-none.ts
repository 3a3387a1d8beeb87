import { isObject } from '../filter/is-object.ts'

/** The opposite of a condition that a row meets by not having a value, and whether a row without the related one meets it; undefined of any other. */
export function opposite(condition: unknown): { condition: unknown; isMetByNone: boolean } | undefined {
  if (!isObject(condition)) return undefined
  const { neq, nin, nilike } = condition
  if (neq !== undefined) return { condition: neq, isMetByNone: neq !== null }
  if (Array.isArray(nin)) return { condition: { inq: nin }, isMetByNone: !nin.includes(null) }
  // Where a full stop is sent as any character, more would be taken off than has the text.
  if (typeof nilike === 'string' && !nilike.includes('.')) return { condition: { ilike: nilike }, isMetByNone: true }
  return undefined
}

/** Whether a row that belongs to no other one meets a condition on a field of that one. */
export function isMetByNone(condition: unknown): boolean {
  if (!isObject(condition)) return condition === null
  const { inq, nilike, nlike } = condition
  return nilike !== undefined || nlike !== undefined || (Array.isArray(inq) && inq.includes(null))
}
