import { folded } from '@lineboard/contract/folded'
import { saveUiSettings } from '../../data/save-ui-settings.ts'
import type { Form } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { isRequired } from '../../kit/form/is-required.ts'
import type { ImportRules } from '../../kit/list-options.ts'
import { fieldLabel } from '../../lib/errors/field-problems.ts'
import { uiSettings } from '../../state/ui-settings-store.ts'

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

const keyOf = (path: string) => `import:${path}`

/** Which headings a person chose for the fields of a list, the last time. */
export function recallHeaders(path: string): HeaderMap {
  const kept = uiSettings().lists?.[keyOf(path)]
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, heading]) => typeof heading === 'string'))
}

/** Keeps the headings with the person's choices on the server, for the next file. */
export async function rememberHeaders(path: string, headers: HeaderMap): Promise<void> {
  const known = recallHeaders(path)
  const next = { ...known, ...headers }
  if (JSON.stringify(next) === JSON.stringify(known)) return
  // The import goes on, whether or not the next file is easier for it.
  await saveUiSettings({ lists: { [keyOf(path)]: next } }).catch(() => undefined)
}

// What files call a phone number, whatever it is for.
const phoneWords = ['phone', 'phone number', 'telephone', 'tel', 'mobile', 'did', 'number']

/** The fields a file can fill, labelled as the list labels them, and the rows of other lists that it can name. */
export const importFields = (
  { columns }: Pick<Resource, 'columns'>,
  { schema }: Pick<Form, 'schema'>,
  { fields, phones = [], links = [], labels = {}, alsoCalled = {} }: ImportRules,
): ImportField[] => [
  ...fields.map((field) => ({
    field,
    label: columns.find((column) => column.field === field)?.label ?? labels[field] ?? fieldLabel(field),
    isRequired: isRequired(schema, field),
    words: [...(alsoCalled[field] ?? []), ...(phones.includes(field) ? phoneWords : [])],
  })),
  ...links.map(({ column, label }) => ({ field: column, label, isRequired: false, words: alsoCalled[column] ?? [] })),
]
