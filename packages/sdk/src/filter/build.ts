import { assertPart } from './assert-part.ts'
import { allOf, anyOf } from './combine.ts'
import type { AnyWhere, Where } from './filter.ts'

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
