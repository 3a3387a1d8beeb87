import { folded } from '@lineboard/contract/folded'
import { FilterError } from './filter-error.ts'

// Characters that some server reads as something else in a `like`: its escape character, or part of a regular expression.
const unsafe = /[\\*+?^${}()|[\].]/g
const ambiguous = /[%_\\*+?^${}()|[\]]|^$/

/** Whether every server can tell which rows do not contain the text. */
export const canExclude = (text: string): boolean => !ambiguous.test(text)

/** Signs of a text that no server is sent as they are, because servers differ in what they mean: each stands for any one character. */
export const inexactSigns = (text: string): string[] => [...new Set(text.match(/[%_\\*?^${}|[\]]/g) ?? [])]

const trimmed = (pattern: string) => (pattern.includes('%') ? pattern.replace(/^%+|%+$/g, '') : pattern)

const safe = (text: string) => text.replace(unsafe, '_')

/**
 * Pattern that finds every row containing the text, on every server. Where a character cannot be sent safely it stands
 * for any one character, so more rows may match, never fewer: no escape means the same everywhere.
 */
export const containing = (text: string): string => `%${safe(trimmed(text))}%`

/**
 * The same for rows beginning or ending with the text. LoopBack's memory connector anchors no pattern and finds those, too, that have it
 * elsewhere; SQL does not.
 */
export function bordering(text: string, isStart: boolean): string {
  const pattern = safe(text).replaceAll('%', '_')
  return isStart ? `${pattern}%` : `%${pattern}`
}

/**
 * The same for rows not containing the text. Throws a FilterError for a text with anything in it that would stand for
 * more than itself, and so hide rows. A full stop does so in LoopBack's memory connector alone, and is sent.
 */
export function notContaining(text: string): string {
  const [, inner = text] = /^%(.+)%$/s.exec(text) ?? []
  if (ambiguous.test(inner)) throw new FilterError(`Servers differ in which rows do not contain ${text}`)
  return `%${inner}%`
}

/**
 * Whether a value that was found by `contains(text)` has the signs of the text as themselves, where `%` and others stood for any character. True
 * for a text without such signs: what it finds is right.
 */
export const holdsText = (value: string, text: string): boolean =>
  // Letter case and accents are the server's to compare: it may find "Café" by "cafe".
  inexactSigns(text).length === 0 || folded(value).includes(folded(text))
