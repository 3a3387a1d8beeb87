import {
  and,
  choiceOf,
  formatFilterText,
  holdsText,
  inexactSigns,
  or,
  plainDigits,
  type Searchable,
  toWhere,
} from '@lineboard/sdk'
import type { Resource } from '../../kit/define-resource.ts'
import { foundBy, namedSought, soughtTexts } from '../../kit/filter/sought-texts.ts'
import { callByName, countOf, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { cellText, rowId, rowName } from '../../kit/rows/row-text.ts'
import { valueAt } from '../../kit/value-at.ts'
import { personName } from '../../lib/names.ts'
import type { literalValues } from '../../list/filter/filter-panels.tsx'
import { formatRowRoute, parseRowRoute } from '../../places/href.ts'
import { isSeen } from '../../places/is-seen.ts'
import { isList } from '../../places/place.ts'
import { placeAt } from '../../places/place-at.ts'
import { dialledHome } from '../../state/own-phone-country.ts'
import { session } from '../../state/session.ts'
import type { Entry } from './entry.ts'
import { keysOf } from './found-by.ts'
import { t } from './palette.messages.ts'
import { nearness } from './rank.ts'

/** Does something with each, at most so many at a time, in their order; resolves when all are done. `work` must not reject. */
async function inTurn<Each>(each: readonly Each[], atOnce: number, work: (one: Each) => Promise<void>): Promise<void> {
  const waiting = [...each]
  const next = async (): Promise<void> => {
    const one = waiting.shift()
    if (one === undefined) return
    await work(one)
    return next()
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

/** Records that one list shows at most. */
export const RECORDS_A_LIST = 5
/** Records that are looked through where the answer may hold more than what was typed. */
const LOOKED_THROUGH = 100

const isNumber = (text: string) => /^(?:tel:)?[+\d\s().\p{Pd}]+$/iu.test(plainDigits(text))

/** What has to be found in a record: a number as a whole, else each word. */
const wordsOf = (text: string): readonly string[] => (isNumber(text) ? [text] : text.split(/\s+/))

/** An id, typed as it is or with a sign before it. */
export const idIn = (text: string): number | undefined => {
  const [, digits] = /^#?(\d{1,15})$/.exec(text.trim()) ?? []
  return digits ? Number(digits) : undefined
}

type Asked = Pick<Resource, 'place' | 'searchable' | 'fixed' | 'only' | 'include' | 'periodField'>

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

const textBlocks = (words: readonly string[]) =>
  words.map((value) => ({ type: 'text' as const, value, start: 0, end: 0 }))

const filterOf = ({ fixed, only, include }: Asked, found: object | undefined, limit: number): object => ({
  where: and(fixed, only, found),
  order: ['id DESC'],
  limit,
  ...(include.length > 0 && { include }),
})

/** The filter that finds the records of a list by a text: every word in one of the fields, or the id. */
function recordFilter(resource: Asked, typed: string): object {
  const text = typed.trim()
  if (text === '') return filterOf(resource, undefined, RECORDS_A_LIST)
  const fields = fieldsOf(resource)
  const holds = (words: readonly string[]): object => toWhere(textBlocks(words), fields, { home: dialledHome() })
  const words = wordsOf(text)
  const id = idIn(text)
  // Some names are words for a value of few.
  const named = Object.values(fields).flatMap((field) => {
    const chosen = choiceOf(field, text)
    return chosen ? [{ [field.path]: chosen.value }] : []
  })
  const ways = [holds(words), ...named, ...(id === undefined ? [] : [{ id }])]
  const hasMore = inexactSigns(text).length > 0 || resource.periodField !== undefined
  return filterOf(resource, or(...ways), hasMore ? LOOKED_THROUGH : RECORDS_A_LIST)
}

/** Whether a record that the filter found has each word of the text, sign by sign. */
function isFoundBy(resource: Asked, typed: string, row: object): boolean {
  const texts = Object.values(fieldsOf(resource)).map(({ path }) => String(valueAt(row, path) ?? ''))
  return wordsOf(typed.trim()).every((word) => texts.some((text) => holdsText(text, word)))
}

/** The filter that finds records of a list by their ids. */
const byIds = (resource: Asked, ids: readonly number[]): object => filterOf(resource, { id: { inq: ids } }, ids.length)

/** Texts of the fields that a record is found by, its name left out. */
function otherTexts({ place, columns, lead }: Resource, row: object): string[] {
  const keys = keysOf(place)
  return columns
    .filter((column) => column !== lead && keys.includes(column.search ?? column.field))
    .map((column) => cellText(column, row))
    .filter(Boolean)
}

/** When it happened, for rows of a log that are named otherwise: a caller has many calls. */
function whenOf({ columns, lead, periodField }: Resource, row: object): string {
  const column = columns.find(({ field }) => field === periodField)
  return column && column !== lead ? cellText(column, row) : ''
}

/** What a record is called: a person by their name, unless it is the username that was typed. */
function labelOf(resource: Resource, row: object, typed: string): string {
  const name = rowName(resource, row)
  if (resource.place !== 'users' || nearness(typed, name) > 0) return name
  const part = (field: string) => String(valueAt(row, field) ?? '')
  return personName({ firstName: part('firstName'), lastName: part('lastName'), username: name })
}

/** The rule for all records: the panel that only shows the row, else the screen with all about it, else its form. */
function leadsTo({ href, form, details, overview }: Resource, row: object): { href: string; keeps?: string } {
  const own = `${href}${formatRowRoute({ action: form ? 'edit' : 'view', id: rowId(row) })}`
  const about = details ? undefined : overview?.hrefOf(row)
  const place = about && placeAt(about)
  const { access } = session
  return place && access && isSeen(place, access) ? { href: about, keeps: own } : { href: own }
}

/** A record as its list names it, with the text it was found by, and when it happened. */
function recordEntry(resource: Resource, row: object, typed = ''): Entry {
  const id = rowId(row)
  const label = labelOf(resource, row, typed)
  const others = [rowName(resource, row), ...otherTexts(resource, row)].filter((each) => !label.includes(each))
  const isById = idIn(typed) === id
  const text = isById
    ? t('byId', { id: String(id) })
    : (others.find((each) => typed && nearness(typed, each) > 0) ?? others[0])
  return {
    key: `record ${resource.place} ${id}`,
    kind: 'record',
    label,
    detail: [text, whenOf(resource, row)].filter(Boolean).join(' · '),
    // The server has found it, by whatever it reads a text as.
    words: [...others, typed].join(' '),
    ...(isById && (typed.trim().startsWith('#') ? { isExact: true } : { isById: true })),
    ...leadsTo(resource, row),
  }
}

/** Questions under way at a time: a server is not to be flooded by every letter. */
const AT_ONCE = 3

/** Records of one list that a text finds. */
export interface FoundList {
  resource: Resource
  entries: readonly Entry[]
  /** How many its list finds by the same text, where there are more than are shown. */
  count?: number | undefined
}

interface Finding {
  /** Is called again for the same list once its records are counted. */
  onFound: (found: FoundList) => void
  /** Hears of each list that could not be asked. */
  onFailed: (resource: Resource) => void
  signal: AbortSignal
}

/** The newest row of each name: the calls of one caller are one find. */
function newestOfEach(resource: Resource, rows: readonly object[]): object[] {
  const names = rows.map((row) => rowName(resource, row))
  return rows.filter((_, at) => names.indexOf(names[at] ?? '') === at)
}

interface FoundRows {
  rows: object[]
  /** The list has rows that are not among these. */
  hasMore: boolean
}

/** Rows of a list that a text finds, the newest first. Throws what the call throws. */
export async function findRows(typed: string, resource: Resource, signal: AbortSignal): Promise<FoundRows> {
  const rows = rowsOf(await callByName(resource.list, { filter: recordFilter(resource, typed) }, { signal }))
  const meant = rows.filter((row) => isFoundBy(resource, typed, row))
  const named = resource.periodField === undefined ? meant : newestOfEach(resource, meant)
  const shown = named.slice(0, RECORDS_A_LIST)
  return { rows: shown, hasMore: shown.length < meant.length || rows.length >= RECORDS_A_LIST }
}

/** What texts mean as names of users and customers; nothing where that can't be asked. */
const namesMeant = async (...[looked, sought]: Parameters<typeof literalValues>) =>
  (await import('../../list/filter/filter-panels.tsx')).literalValues(looked, sought).catch(() => [])

/** How many rows the list shows for the text in its own filter; undefined where it can't be counted. Never rejects. */
async function countAll(typed: string, resource: Resource, signal: AbortSignal): Promise<number | undefined> {
  const { count, list, columns, fixed, only, searchable } = resource
  if (!count) return undefined
  const blocks = textBlocks(wordsOf(typed.trim()))
  const sought = soughtTexts({ readable: blocks }, resource).filter(({ names }) => names)
  const meant = sought.length > 0 ? await namesMeant({ list, columns, where: { ...only }, signal }, sought) : []
  const found = toWhere(blocks, searchable, {
    home: dialledHome(),
    named: namedSought(resource).map(({ path }) => path),
    held: foundBy(sought, meant),
  })
  // The rows are a help without their number, too.
  return callByName(count, { where: and(fixed, only, found) }, { signal }).then(countOf, () => undefined)
}

/** Leads to the list with the text in its filter, of any day. */
export const moreEntry = ({ place, href, title, searchable }: Resource, typed: string, count: number): Entry => ({
  key: `more ${place}`,
  kind: 'record',
  label: t('showAll', { count }),
  detail: title,
  href: `${href}?${new URLSearchParams({ filter: formatFilterText(textBlocks(wordsOf(typed.trim())), searchable), period: 'all' })}`,
})

/** Asks each list for what a text finds; resolves when all have answered, or soon after it is called off. Never rejects. */
export const findRecords = (typed: string, lists: readonly Resource[], { onFound, onFailed, signal }: Finding) =>
  inTurn(lists, AT_ONCE, async (resource) => {
    if (signal.aborted) return
    try {
      const { rows, hasMore } = await findRows(typed, resource, signal)
      const found = { resource, entries: rows.map((row) => recordEntry(resource, row, typed)) }
      if (!signal.aborted) onFound(found)
      const count = hasMore && !signal.aborted ? await countAll(typed, resource, signal) : undefined
      if (count !== undefined && !signal.aborted) onFound({ ...found, count })
    } catch {
      if (!signal.aborted) onFailed(resource)
    }
  })

interface OpenedRow {
  address: string
  resource: Resource
  id: number
}

function openedRow(address: string, lists: readonly Resource[]): OpenedRow | undefined {
  const place = placeAt(address)
  const resource = lists.find((each) => each.place === place?.id)
  const route = place && isList(place) ? parseRowRoute(address.slice(place.path.length)) : undefined
  return resource && route && 'id' in route ? { address, resource, id: route.id } : undefined
}

/** Under one heading with screens and records of all kinds, each says its own. */
const asRecent = (entry: Entry, { nouns }: Pick<Resource, 'nouns'>): Entry => ({
  ...entry,
  kind: 'recent',
  detail: entry.detail ? t('kindAnd', { kind: nouns.one, text: entry.detail }) : t('kind', { kind: nouns.one }),
})

/**
 * What was opened lately, in that order: screens by their names, records by what their lists call them now. What is gone, or may no
 * longer be seen, is left out. Never rejects.
 */
export async function recentEntries(
  addresses: readonly string[],
  lists: readonly Resource[],
  screens: readonly Entry[],
  signal: AbortSignal,
): Promise<Entry[]> {
  const rows = addresses.flatMap((address) => openedRow(address, lists) ?? [])
  const found = new Map<string, Entry>()
  await inTurn([...new Set(rows.map(({ resource }) => resource))], AT_ONCE, async (resource) => {
    const ids = rows.filter((row) => row.resource === resource).map(({ id }) => id)
    try {
      const answered = rowsOf(await callByName(resource.list, { filter: byIds(resource, ids) }, { signal }))
      for (const row of answered) {
        const entry = recordEntry(resource, row)
        found.set(entry.key, asRecent(entry, resource))
      }
    } catch {
      // The way back is a help: without an answer there are the screens.
    }
  })
  return addresses.flatMap((address) => {
    const row = rows.find((each) => each.address === address)
    const entry = row
      ? found.get(`record ${row.resource.place} ${row.id}`)
      : screens.find(({ href }) => href === address)
    return entry ? [{ ...entry, kind: 'recent' as const }] : []
  })
}
