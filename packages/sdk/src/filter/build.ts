import { assertPart, FilterError } from './filter-error.ts'
import type { AnyWhere, Where } from './filter-types.ts'

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

function given(conditions: readonly (AnyWhere | undefined | false)[]): AnyWhere[] {
  const meant = conditions.filter((each) => each !== undefined && each !== false)
  for (const each of meant) assertPart('where', each)
  return meant
}

/** All of the conditions; what is undefined or false is left out: `and(mine && { ownerId }, { active: true })`. */
export function and<Row>(...conditions: readonly (Where<Row> | undefined | false)[]): Where<Row> {
  return allOf(given(conditions)) as Where<Row>
}

/** Any of the conditions; what is undefined or false is left out. Throws a FilterError when nothing is left. */
export function or<Row>(...conditions: readonly (Where<Row> | undefined | false)[]): Where<Row> {
  return anyOf(given(conditions)) as Where<Row>
}

/**
 * Contains the text, whatever the letter case: `{ companyName: contains('harbor') }`. Every row containing it is found.
 * No escape means the same on every server, so a character that one of them reads as something else, such as %, _ or +, stands for
 * any one character: never for several, or none. `holdsText` tells which of the rows found have it as itself.
 */
export const contains = (text: string): { readonly ilike: string } => ({ ilike: text.replaceAll('%', '_') })

/** Does not contain the text, whatever the letter case. Calls throw a FilterError where no server could tell for sure. */
export const lacks = (text: string): { readonly nilike: string } => ({ nilike: text })

/**
 * Begins with the text, whatever the letter case: `{ companyName: startsWith('Harbor') }`. Every row that does is found; LoopBack's
 * memory connector finds those, too, that have it further in.
 */
export const startsWith = (text: string): { readonly startsWith: string } => ({ startsWith: text })

/** Ends with the text, whatever the letter case. Every row that does is found; see `startsWith`. */
export const endsWith = (text: string): { readonly endsWith: string } => ({ endsWith: text })
