import type { AnyWhere } from './filter.ts'
import { FilterError } from './filter-error.ts'

/** Whether the conditions hold for every row. */
export const isEmpty = (where: AnyWhere): boolean => Object.keys(where).length === 0

/**
 * The conditions, with those that are such a list themselves in their place: servers take few levels of them. What is said twice is
 * said once, so that whoever asks for the same rows asks the same question.
 */
function flat(key: 'and' | 'or', conditions: readonly AnyWhere[]): AnyWhere[] {
  const parts = conditions.flatMap((each) => {
    const { [key]: inner, ...rest } = each
    if (!Array.isArray(inner)) return each
    if (isEmpty(rest)) return inner
    return key === 'or' ? each : [...inner, rest]
  })
  return [...new Map(parts.map((each) => [JSON.stringify(each), each])).values()]
}

/** All of the conditions, in the shortest form. None at all holds for every row. */
export function allOf(conditions: readonly AnyWhere[]): AnyWhere {
  const needed = conditions.length > 1 ? flat('and', conditions).filter((each) => !isEmpty(each)) : conditions
  return needed.length > 1 ? { and: needed } : (needed[0] ?? {})
}

/** Any of the conditions. One that holds for every row makes the others needless; of none at all it throws a FilterError. */
export function anyOf(conditions: readonly AnyWhere[]): AnyWhere {
  const parts = flat('or', conditions)
  if (!parts[0]) throw new FilterError('An `or` needs a condition')
  if (parts.some(isEmpty)) return {}
  return parts.length > 1 ? { or: parts } : parts[0]
}
