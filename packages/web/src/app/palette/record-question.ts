import { and, choiceOf, holdsText, inexactSigns, or, type Searchable, toWhere } from '@lineboard/sdk'
import type { Resource } from '../../kit/define-resource.ts'
import { valueAt } from '../../kit/value-at.ts'
import { keysOf } from './found-by.ts'

/** Records that one list shows at most. */
export const RECORDS_A_LIST = 5
/** Records that are looked through where the answer may hold more than what was typed. */
const LOOKED_THROUGH = 100

const isNumber = (text: string) => /^[+\d\s().-]+$/.test(text)

/** What has to be found in a record: a number as a whole, else each word. */
const wordsOf = (text: string): readonly string[] => (isNumber(text) ? [text] : text.split(/\s+/))

/** An id, typed as it is or with a sign before it. */
export const idIn = (text: string): number | undefined => {
  const [, digits] = /^#?(\d{1,15})$/.exec(text.trim()) ?? []
  return digits ? Number(digits) : undefined
}

type Asked = Pick<Resource, 'place' | 'searchable' | 'idField' | 'fixed' | 'only' | 'include'>

/** The fields of the keys that the palette looks in: bare text looks for these, also where a list's own wants them named. */
function fieldsOf({ place, searchable }: Pick<Asked, 'place' | 'searchable'>): Searchable {
  const known = keysOf(place).flatMap((key) => {
    const field = searchable[key]
    return field
      ? [[key, { path: field.path, kind: field.kind, ...(field.choices && { choices: field.choices }) }] as const]
      : []
  })
  return Object.fromEntries(known)
}

const filterOf = ({ idField, fixed, only, include }: Asked, found: object | undefined, limit: number): object => ({
  where: and(fixed, only, found),
  order: [`${idField} DESC`],
  limit,
  ...(include.length > 0 && { include }),
})

/** The filter that finds the records of a list by a text: every word in one of the fields, or the id. */
export function recordFilter(resource: Asked, typed: string): object {
  const text = typed.trim()
  if (text === '') return filterOf(resource, undefined, RECORDS_A_LIST)
  const fields = fieldsOf(resource)
  const holds = (words: readonly string[]): object =>
    toWhere(
      words.map((value) => ({ type: 'text', value, start: 0, end: 0 })),
      fields,
    )
  const words = wordsOf(text)
  const id = idIn(text)
  // Some names are words for a value of few.
  const named = Object.values(fields).flatMap((field) => {
    const chosen = choiceOf(field, text)
    return chosen ? [{ [field.path]: chosen.value }] : []
  })
  const ways = [holds(words), ...named, ...(id === undefined ? [] : [{ [resource.idField]: id }])]
  return filterOf(resource, or(...ways), inexactSigns(text).length > 0 ? LOOKED_THROUGH : RECORDS_A_LIST)
}

/** Whether a record that the filter found has each word of the text, sign by sign. */
export function isFoundBy(resource: Asked, typed: string, row: object): boolean {
  const texts = Object.values(fieldsOf(resource)).map(({ path }) => String(valueAt(row, path) ?? ''))
  return wordsOf(typed.trim()).every((word) => texts.some((text) => holdsText(text, word)))
}

/** The filter that finds records of a list by their ids. */
export const byIds = (resource: Asked, ids: readonly number[]): object =>
  filterOf(resource, { [resource.idField]: { inq: ids } }, ids.length)
