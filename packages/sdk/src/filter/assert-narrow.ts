import { FilterError } from './filter-error.ts'
import { isConditions, isEmpty, portable } from './portable.ts'

const isVague = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isVague)
  return value === undefined || (isConditions(value) && Object.values(value).some(isVague))
}

/** Throws a FilterError unless the conditions narrow a bulk delete down, and none of them was left undefined by mistake. */
export function assertNarrow(where: unknown): void {
  if (!isConditions(where) || isEmpty(portable(where))) {
    throw new FilterError('A bulk delete needs a condition: without one it would empty the table')
  }
  if (isVague(where)) throw new FilterError('A condition of a bulk delete is undefined: it would delete more than meant')
}
