import { isEmpty } from './combine.ts'
import { FilterError } from './filter-error.ts'
import { isObject } from './is-object.ts'
import { portable } from './portable.ts'

function isVague(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isVague)
  return value === undefined || (isObject(value) && Object.values(value).some(isVague))
}

/** Throws a FilterError unless the conditions narrow a bulk change down, and none of them was left undefined by mistake. */
export function assertNarrow(where: unknown): void {
  if (where !== undefined && !isVague(where) && !isEmpty(portable(where))) return
  throw new FilterError('A bulk change needs a condition, none of it undefined')
}
