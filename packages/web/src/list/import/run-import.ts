import { importKeyValues } from '@lineboard/contract/import-keys'
import { OWNER_ID } from '@lineboard/contract/owner'
import { rowRightOf } from '@lineboard/contract/permissions'
import type { CallOptions } from '@lineboard/sdk'
import {
  type CsvRecord,
  type ImportedRow,
  type ImportFields,
  type ImportKey,
  type ImportReport,
  type InputSchema,
  importCsv,
  isNumeric,
  numberLanguage,
} from '@lineboard/sdk/csv'
import { readSheetPhone } from '@lineboard/sdk/phone'
import { homeOfCustomer } from '../../data/customer-home.ts'
import type { Form } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { issueText } from '../../kit/form/issue-text.ts'
import { toE164 } from '../../kit/form/phone-input.tsx'
import type { ImportLink, ImportRules } from '../../kit/list-options.ts'
import { callByName, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { addRow, changeRow, wireBody } from '../../kit/rows/save-row.ts'
import { valueAt } from '../../kit/value-at.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { countryName } from '../../lib/own-names.ts'
import { countryIn } from '../../state/phone-home.ts'
import type { HeaderMap } from './guess-headers.ts'
import { t } from './import.messages.ts'

type Cells = CsvRecord['cells']

/** A phone number of a file of a country as the wire takes it. What can be two numbers, or none, is left for the schema to reject. */
export function phoneOfCell(text: string, home: string): string {
  const read = readSheetPhone(text, home)
  if (read.kind === 'number') return read.e164
  return read.kind === 'none' ? toE164(text.trim(), home) : text.trim()
}

/** Country of the phone numbers of a row: its own, else that of the file. */
const homeOfCells = (cells: Cells, headers: HeaderMap, home: string): string =>
  countryIn(cells[headers.country ?? ''] ?? '') ?? home

/** What is saved of a cell with a phone number; undefined where it has none. */
export function savedPhone(cells: Cells, field: string, headers: HeaderMap, home: string): string | undefined {
  const read = readSheetPhone(cells[headers[field] ?? ''] ?? '', homeOfCells(cells, headers, home))
  return read.kind === 'number' ? read.e164 : undefined
}

/** Why a cell has no phone number, where there is more to say than that; undefined otherwise. */
function phoneProblem(text: string, home: string): string | undefined {
  const read = readSheetPhone(text, home)
  if (read.kind === 'rounded') return t('rounded')
  if (read.kind === 'ambiguous') return t('twoNumbers', { national: read.national, international: read.international })
  // With its country code it is of no other country.
  const isNational = !/^\s*(\+|00|$)/.test(text)
  return read.kind === 'none' && isNational ? t('noNumber', { country: countryName(home) }) : undefined
}

const NAMES_AT_ONCE = 100

/** What a cell names: a number as the wire has it, any other name without blanks around it. */
const nameIn = (link: ImportLink, text: string, home: string): string =>
  link.isPhone ? phoneOfCell(text, home) : text.trim()

/** Ids of the rows that a file names, by link and cell. */
type LinkedRows = (link: ImportLink, text: string) => number | undefined

async function idsOf(link: ImportLink, names: readonly string[], customerId: number, options: CallOptions) {
  const { list, match, isShared } = link
  const where = { customerId: isShared ? { inq: [customerId, OWNER_ID] } : customerId, [match]: { inq: names } }
  // Of one name a customer has one row, and the owner another.
  const filter = { where, limit: 2 * names.length }
  const found = rowsOf(await callByName(list, { filter }, options))
  const ids = new Map<string, number>()
  const isOwn = (row: object) => valueAt(row, 'customerId') === customerId
  for (const row of found.toSorted((one, other) => Number(isOwn(one)) - Number(isOwn(other)))) {
    const [name, id] = [valueAt(row, match), valueAt(row, 'id')]
    if (typeof name === 'string' && typeof id === 'number') ids.set(name, id)
  }
  return ids
}

/** Whose the rows of a file are, and the country of their numbers. */
interface FileOwner {
  ownId: number
  home: string
}

/** Looks up what the rows of a file name among the rows of a customer, a hundred names a call. Throws what a call throws. */
async function findLinkedRows(
  links: readonly ImportLink[],
  headers: HeaderMap,
  rows: readonly CsvRecord[],
  { ownId: customerId, home }: FileOwner,
  options: CallOptions,
): Promise<LinkedRows> {
  const known = new Map<ImportLink, Map<string, number>>()
  for (const link of links) {
    const heading = headers[link.column]
    if (heading === undefined) continue
    const names = [...new Set(rows.map(({ cells }) => nameIn(link, cells[heading] ?? '', home)))].filter(Boolean)
    const ids = new Map<string, number>()
    for (let from = 0; from < names.length; from += NAMES_AT_ONCE) {
      const found = await idsOf(link, names.slice(from, from + NAMES_AT_ONCE), customerId, options)
      for (const [name, id] of found) ids.set(name, id)
    }
    known.set(link, ids)
  }
  return (link, text) => known.get(link)?.get(nameIn(link, text, home))
}

/** What each field is read from: its heading, or what becomes of the cells. The cells stay as they are. */
function rowInput(
  { fields, phones = [], links = [], readers = {} }: ImportRules,
  headers: HeaderMap,
  linked: LinkedRows,
  home: string,
): ImportFields<Readonly<Record<string, unknown>>> {
  const input: Record<string, string | ((cells: Cells) => unknown)> = {}
  const textOf = (field: string, cells: Cells) => cells[headers[field] ?? ''] ?? ''
  const textsOf = (cells: Cells) => Object.fromEntries(fields.map((field) => [field, textOf(field, cells)]))
  for (const field of fields) {
    const heading = headers[field]
    const reader = readers[field]
    if (reader) input[field] = (cells) => reader(textsOf(cells))
    else if (heading !== undefined) {
      input[field] = phones.includes(field)
        ? (cells) => phoneOfCell(textOf(field, cells), homeOfCells(cells, headers, home)) || undefined
        : heading
    }
  }
  for (const link of links) {
    if (headers[link.column] === undefined) continue
    // A name that nobody has stays text, which no id is: the schema refuses it.
    input[link.field] = (cells) => {
      const text = textOf(link.column, cells)
      return text.trim() === '' ? undefined : (linked(link, text) ?? text)
    }
  }
  return input
}

type Key = Pick<ImportRules, 'key' | 'unsaid'>

/** The fields by which rows are told apart; by the first of them they are looked up. */
export const keyFields = ({ key }: Key): readonly [string, ...string[]] => (typeof key === 'string' ? [key] : key)

/** What tells the rows of an import apart, as a text of JSON; undefined for one that is like no other. */
export const rowKey =
  (rules: Key) =>
  (row: object): string | undefined => {
    const values = importKeyValues({ fields: keyFields(rules), ...(rules.unsaid && { defaults: rules.unsaid }) }, row)
    return values && JSON.stringify(values)
  }

/** What rows with a key are looked up by. */
function firstOfKey(key: ImportKey): unknown {
  const [first]: unknown[] = JSON.parse(String(key))
  return first
}

interface Job {
  resource: Resource
  form: Form
  rules: ImportRules
  headers: HeaderMap
  /** Id of the customer whose rows they are; undefined for the session's own. */
  customerId?: number | undefined
  /** Id of the customer whose rows they are, whoever imports them. */
  ownId: number
}

interface RunOptions {
  /** Says what would be done, and does nothing. */
  dryRun: boolean
  signal: AbortSignal
  onProgress: (done: number) => void
}

/** The schema, saying what is wrong as forms do. The kinds of its fields stay readable: texts are turned into them. */
function inOurWords(schema: Form['schema'], links: readonly ImportLink[]): InputSchema<object> {
  const error = (issue: Parameters<typeof issueText>[0] & { path?: readonly PropertyKey[] | undefined }) => {
    const link = links.find(({ field }) => field === issue.path?.[0])
    return link && typeof issue.input === 'string' ? t('unknown', { name: issue.input }) : issueText(issue)
  }
  return Object.assign({ safeParse: (value: unknown) => schema.safeParse(value, { error }) }, { _zod: schema._zod })
}

/** A row with why it was refused in the words of this app, at the columns that people chose. */
function inWords(
  row: ImportedRow,
  { links = [], phones = [] }: ImportRules,
  headers: HeaderMap,
  home: string,
): ImportedRow {
  if (!row.problems && row.error === undefined) return row
  const { cells } = row.record
  const problems = row.problems?.map((problem) => {
    const link = links.find(({ field }) => field === problem.field)
    if (link) return { ...problem, field: link.column }
    if (!phones.includes(problem.field)) return problem
    const message = phoneProblem(cells[headers[problem.field] ?? ''] ?? '', homeOfCells(cells, headers, home))
    return message ? { ...problem, message } : problem
  })
  return {
    ...row,
    ...(problems && { problems }),
    ...(row.error !== undefined && { reason: errorText(row.error) }),
  }
}

/** Headings of the columns that numbers are read from. */
const numericHeadings = ({ schema }: Form, headers: HeaderMap): string[] =>
  Object.entries(headers).flatMap(([field, heading]) => (heading && isNumeric(schema, field) ? [heading] : []))

/** What the form of a row would send, with what a file says of it. */
const withInput = (form: Form, row: object, input: object): object => ({
  ...wireBody(form, form.toValues(row), row),
  ...input,
})

/**
 * Imports rows of a file, or says what that would do. What is there already is never added a second time; where the rules say so it
 * is changed in what the file has, and nothing else of it.
 */
export async function runImport(
  { resource, form, rules, headers, customerId, ownId }: Job,
  rows: readonly CsvRecord[],
  { dryRun, signal, onProgress }: RunOptions,
): Promise<ImportReport> {
  const { list } = resource
  const { links = [], updates } = rules
  const owned = { ...resource.fixed, ...(customerId !== undefined && { customerId }) }
  const keyOf = rowKey(rules)
  // What no two rows of one customer share, those of two may, and what a file names belongs to one customer, too.
  const ofCustomer = 'customerId' in form.schema.shape ? { ...owned, customerId: ownId } : owned
  const holdsForAll = rowRightOf(resource.entity) === 'customer or owner'
  const there = holdsForAll ? { ...ofCustomer, customerId: { inq: [ownId, OWNER_ID] } } : ofCustomer
  const existing = async (keys: readonly ImportKey[], options: CallOptions) => {
    const where = { ...there, [keyFields(rules)[0]]: { inq: keys.map(firstOfKey) } }
    return rowsOf(await callByName(list, { filter: { where } }, options))
  }
  const home = await homeOfCustomer(ownId)
  const linked = await findLinkedRows(links, headers, rows, { ownId, home }, { signal })
  const report = await importCsv<object, object>({
    rows,
    schema: inOurWords(form.schema, links),
    locale: numberLanguage(rows, numericHeadings(form, headers)),
    fields: rowInput(rules, headers, linked, home),
    dryRun,
    keyOf,
    existing,
    refuses: (row, input) => rules.refuses?.(row, input) ?? [],
    create: (input) => addRow({ ...resource, fixed: owned }, input),
    ...(updates && { update: (row, input) => changeRow(resource, form, row, withInput(form, row, input)) }),
    signal,
    onProgress: ({ done, failed }) => onProgress(done + failed),
  })
  return { ...report, rows: report.rows.map((row) => inWords(row, rules, headers, home)) }
}
