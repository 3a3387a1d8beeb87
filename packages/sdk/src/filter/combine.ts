import type { AnyWhere } from './filter.ts'
import { FilterError } from './filter-error.ts'

/** Whether the conditions hold for every row. */
export const isEmpty = (where: AnyWhere): boolean => Object.keys(where).length === 0

/** All of the conditions, in the shortest form. None at all holds for every row. */
export function allOf(conditions: readonly AnyWhere[]): AnyWhere {
  const needed = conditions.length > 1 ? conditions.filter((condition) => !isEmpty(condition)) : conditions
  return needed.length > 1 ? { and: needed } : (needed[0] ?? {})
}

/** Any of the conditions. One that holds for every row makes the others needless; of none at all it throws a FilterError. */
export function anyOf(conditions: readonly AnyWhere[]): AnyWhere {
  const [first] = conditions
  if (!first) throw new FilterError('An `or` needs a condition')
  if (conditions.some(isEmpty)) return {}
  return conditions.length > 1 ? { or: conditions } : first
}
