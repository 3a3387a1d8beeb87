import { allOf, anyOf, isEmpty } from './build.ts'
import { FilterError } from './filter-error.ts'
import type { AnyWhere, Where } from './filter-types.ts'
import { isObject } from './is-object.ts'
import { portable } from './portable.ts'

/** Operators that say the opposite of each other for every row, those without a value included. */
const opposites: Readonly<Record<string, string>> = {
  ...{ eq: 'neq', inq: 'nin', like: 'nlike', ilike: 'nilike' },
  ...{ neq: 'eq', nin: 'inq', nlike: 'like', nilike: 'ilike' },
}

/** Operators that a row without a value does not meet: it meets their opposite. */
const bounds: Readonly<Record<string, string>> = { gt: 'lte', gte: 'lt', lt: 'gte', lte: 'gt' }

function notOn(path: string, operator: string, operand: unknown): AnyWhere {
  const opposite = opposites[operator]
  if (opposite !== undefined) return { [path]: { [opposite]: operand } }
  const bound = bounds[operator]
  if (bound !== undefined) return { or: [{ [path]: { [bound]: operand } }, { [path]: null }] }
  if (operator === 'between' && Array.isArray(operand))
    return { or: [{ [path]: { lt: operand[0] } }, { [path]: { gt: operand[1] } }, { [path]: null }] }
  throw new FilterError(`Servers differ in which rows do not meet ${operator} on ${path}`)
}

function notAt(key: string, value: unknown): AnyWhere {
  if (key === 'and' || key === 'or') return (key === 'and' ? anyOf : allOf)([value].flat().map(notAll))
  if (!isObject(value)) return { [key]: { neq: value } }
  return anyOf(Object.keys(value).map((operator) => notOn(key, operator, value[operator])))
}

/** The rows that do not meet the conditions. Throws a FilterError for conditions that every row meets. */
function notAll(where: unknown): AnyWhere {
  const asked: AnyWhere = Object(where)
  if (isEmpty(portable(asked)))
    throw new FilterError('No row is left by the opposite of a condition that every row meets')
  return anyOf(Object.keys(asked).map((key) => notAt(key, asked[key])))
}

/**
 * None of the conditions, written out by their opposites, as some servers ignore `nor`: `nor({ status: 'missed' }, { talkSeconds: { lt: 5 } })`.
 * Rows without a value are kept, as by `neq`. Conditions that are undefined or false are left out. Throws a FilterError for what has no
 * opposite on every server: `startsWith`, `endsWith`, a text with signs such as %, and conditions that every row meets.
 */
export function nor<Row>(...conditions: readonly (Where<Row> | undefined | false)[]): Where<Row> {
  const given = conditions.filter((each) => each !== undefined && each !== false)
  // What is written out has the fields of the row that the conditions are of.
  return allOf(given.map((each) => portable(notAll(each)))) as Where<Row>
}
