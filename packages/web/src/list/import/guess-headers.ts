import { folded } from '@lineboard/contract/folded'

/** A field of the input, by its name in the API and on the screen. */
export interface ImportField {
  field: string
  label: string
  isRequired: boolean
  /** What else files call it. */
  words?: readonly string[]
}

/** Heading of the file for each field; undefined for fields the file has nothing for. */
export type HeaderMap = Readonly<Record<string, string | undefined>>

const bare = (text: string) => folded(text).replace(/[^\p{L}\p{N}]/gu, '')

/** How well a heading names a field: 4 the same, 3 the same words, 2 another word for it, 1 one within the other, 0 not at all. */
function likeness(heading: string, { field, label, words = [] }: ImportField): number {
  if (heading === field || heading === label) return 4
  // Exports say in brackets which zone or currency a column is in.
  const [head, ...names] = [bare(heading.replace(/\([^()]*\)\s*$/, '')), bare(field), bare(label)]
  if (!head) return 0
  if (names.includes(head)) return 3
  if (words.some((word) => bare(word) === head)) return 2
  return names.some((name) => name.length > 2 && head.length > 2 && (head.includes(name) || name.includes(head)))
    ? 1
    : 0
}

/** Which headings were chosen before, as far as this file has them. */
function chosenBefore(headings: readonly string[], fields: readonly ImportField[], before: HeaderMap) {
  const kept = fields.flatMap(({ field }) => {
    const heading = before[field]
    return heading !== undefined && headings.includes(heading) ? [[field, heading] as const] : []
  })
  return Object.fromEntries(kept)
}

/** Which heading each field comes from: as it was chosen before, then guessed: the likest pairs first, no heading twice. */
export function guessHeaders(
  headings: readonly string[],
  fields: readonly ImportField[],
  before: HeaderMap = {},
): HeaderMap {
  const pairs = fields
    .flatMap((field) => headings.map((heading) => ({ field: field.field, heading, score: likeness(heading, field) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const map: Record<string, string> = chosenBefore(headings, fields, before)
  const used = new Set(Object.values(map))
  for (const { field, heading } of pairs) {
    if (field in map || used.has(heading)) continue
    map[field] = heading
    used.add(heading)
  }
  return map
}
