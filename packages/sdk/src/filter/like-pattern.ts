import { FilterError } from './filter-error.ts'

// Characters that some server reads as something else in a `like`: its escape character, or part of a regular expression.
const unsafe = /[\\*+?^${}()|[\]]/g
const wildcard = /[%_]/

const trimmed = (pattern: string) => pattern.replace(/^%+|%+$/g, '')

/**
 * Pattern that finds every row containing the text, on every server. Where a character can not be sent safely it stands
 * for any one character, so more rows may match, never fewer: no escape means the same everywhere.
 */
export const containing = (text: string): string => `%${trimmed(text).replace(unsafe, '_')}%`

/** The same for rows not containing the text. Throws a FilterError where a wildcard would hide rows. */
export function notContaining(text: string): string {
  const pattern = containing(text)
  if (!wildcard.test(pattern.slice(1, -1))) return pattern
  throw new FilterError(`No filter excludes rows containing ${JSON.stringify(text)} on every server: it has a wildcard in it`)
}
