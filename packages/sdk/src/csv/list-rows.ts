import { folded } from '@lineboard/contract/folded'
import {
  type ImportedEntity,
  importKeyValues,
  importOf,
  type NamedRows,
  namedCustomer,
} from '@lineboard/contract/imports'
import { OWNER_ID } from '@lineboard/contract/owner'
import { rowRightOf } from '@lineboard/contract/permissions'
import { phoneFieldOf } from '@lineboard/contract/row-rules/phones'
import { plainDigits } from '../money/plain-digits.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import { codesByName, countryCode } from '../phone/country.ts'
import { readSheetPhone, type SheetPhone } from '../phone/index.ts'
import type { ColumnMap } from './guess-columns.ts'
import type { ImportKey } from './import-csv.ts'
import { cellValue, type ImportFields, isNumeric, type RowProblem } from './input-schema.ts'
import { isOwned, type ObjectSchema } from './list-fields.ts'
import type { CsvRecord } from './records.ts'

type Cells = CsvRecord['cells']
type Row = Record<string, unknown>

/** Whose the rows of a file are, and how they are read. */
export interface ListRowsOptions {
  entity: ImportedEntity
  /** Schema of what creates a row. */
  schema: ObjectSchema
  /** Heading of each field, as `guessColumns` found it among those of `listFields`. */
  columns: ColumnMap
  /** Customer of the rows that name none; undefined where that is not known. */
  ownId: number | undefined
  /** Rows that name none are sent with this customer. @default the server's, which is that of the user */
  customerId?: number | undefined
  /** Country of phone numbers, where the row does not say it. @default that of the customer of the row */
  country?: string | undefined
  /** Country of phone numbers of the customer of rows that name none. */
  home?: string | undefined
  /** Languages (BCP 47) in which countries are named, beside English. */
  languages?: readonly string[] | undefined
  /** Finds rows of a model. */
  find: (model: string, filter: object, call: CallOptions) => Promise<readonly object[]>
}

/** Why a cell was not taken, for programs that say it in words of their own. */
export type CellProblem =
  | { kind: 'unknown' | 'unknownCustomer'; field: string; name: string }
  | (Exclude<SheetPhone, { kind: 'number' }> & { field: string; home: string | undefined })

/** How the rows of a file become rows of a list. */
export interface ListRows {
  /** What each field is read from, for `importCsv`. */
  fields: ImportFields<Row>
  /** Headings of the columns that numbers are read from. */
  numericHeadings: readonly string[]
  /** Looks up what rows name, such as customers and receiving numbers. Throws what a call throws. */
  lookUp: (records: readonly CsvRecord[], call: CallOptions) => Promise<void>
  /** Tells rows apart: by their key, and whose they are. */
  keyOf: (row: object) => ImportKey | undefined
  /** Rows that exist with one of these keys. */
  existing: (keys: readonly ImportKey[], call: CallOptions) => Promise<Row[]>
  /** The phone number that is saved of a row; undefined where it has none. */
  phoneOf: (cells: Cells) => string | undefined
  /** What is wrong with a cell, of which a problem only says that the schema rejected it. */
  cellProblem: (problem: Pick<RowProblem, 'field'>, cells: Cells) => CellProblem | undefined
}

/** Languages that programs write countries in, whatever the language of the user. */
const countryLanguages = ['de', 'es', 'fr', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'tr', 'ar']

/** Names of one look-up: more would make the address longer than proxies take. */
const NAMES_AT_ONCE = 100

function* slicesOf<Item>(items: readonly Item[]): Generator<Item[], void, undefined> {
  for (let from = 0; from < items.length; from += NAMES_AT_ONCE) yield items.slice(from, from + NAMES_AT_ONCE)
}

/** The first of several values: Google Contacts writes those with one label into one cell. */
const firstOf = (text: string): string => (text.includes(':::') ? (text.split(':::', 1)[0] ?? '') : text)

const idIn = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined)

type TextOf = (field: string, cells: Cells) => string

/** Customers that rows name, and the countries that they are in; `isNational` says whether a row needs that. */
function namedCustomers(
  { columns, find, languages = [] }: ListRowsOptions,
  textOf: TextOf,
  isNational: (cells: Cells) => boolean,
) {
  const ids = new Map<string, number>()
  const homes = new Map<number, string | undefined>()
  const fields = ['id', namedCustomer.match, 'BusinessAddress']

  function keep(found: readonly object[]) {
    for (const row of found) {
      const { id, companyName, BusinessAddress }: { id?: unknown; companyName?: unknown; BusinessAddress?: unknown } =
        row
      if (typeof id !== 'number') continue
      if (typeof companyName === 'string') ids.set(companyName, id)
      const { country }: { country?: unknown } = Object(BusinessAddress)
      homes.set(id, typeof country === 'string' ? countryCode(country, languages) : undefined)
    }
  }
  /** The id of a customer; the text of a name that nobody has; undefined where a row says nothing. */
  function customerIn(cells: Cells): number | string | undefined {
    const id = textOf('customerId', cells).trim()
    if (id !== '') return idIn(id) ?? id
    const name = textOf(namedCustomer.column, cells).trim()
    return name === '' ? undefined : (ids.get(name) ?? idIn(name) ?? name)
  }
  return {
    isNamed: columns.customerId !== undefined || columns[namedCustomer.column] !== undefined,
    customerIn,
    homeOf: (id: number) => homes.get(id),
    async lookUp(records: readonly CsvRecord[], call: CallOptions) {
      const names = new Set(records.map(({ cells }) => textOf(namedCustomer.column, cells).trim()).filter(Boolean))
      for (const some of slicesOf([...names].filter((name) => !ids.has(name))))
        keep(await find('Customer', { where: { [namedCustomer.match]: { inq: some } }, fields }, call))
      const given = new Set(records.filter(({ cells }) => isNational(cells)).map(({ cells }) => customerIn(cells)))
      const unknown = [...given].filter((id) => typeof id === 'number').filter((id) => !homes.has(id))
      for (const some of slicesOf(unknown)) {
        // A user who may not read customers may have rows of one all the same.
        const found = await find('Customer', { where: { id: { inq: some } }, fields }, call).catch(() => [])
        call.signal?.throwIfAborted()
        keep(found)
      }
    },
  }
}

/** Reads the name of a country in one of these languages, in English, or in what programs write: as an ISO 3166 alpha-2 code. */
function countryReader(languages: readonly string[] | undefined): (text: string) => string | undefined {
  const countries = new Map<string, string | undefined>()
  let codes: ReadonlyMap<string, string> | undefined
  function codeOfName(text: string): string | undefined {
    codes ??= text.trim() === '' ? undefined : codesByName(countryLanguages)
    return codes?.get(folded(text.trim()))
  }
  return (text) => {
    if (!countries.has(text)) countries.set(text, countryCode(text, languages) ?? codeOfName(text))
    return countries.get(text)
  }
}

interface RowReading {
  /** Customer of a row: null for one that nobody has. */
  customerOf(cells: Cells): number | null | undefined
  nameIn(each: NamedRows, cells: Cells): string
}

/** Ids of the rows that a file names, such as receiving numbers, by column, customer and name. */
function namedRows(lookedUp: readonly NamedRows[], find: ListRowsOptions['find'], { customerOf, nameIn }: RowReading) {
  const ids = new Map<string, number>()
  const idKey = ({ column }: NamedRows, customer: number | undefined, name: string) =>
    JSON.stringify([column, customer, name])

  async function findNamed(each: NamedRows, customer: number | undefined, names: string[], call: CallOptions) {
    const { model, match, isShared } = each
    const owner = isShared ? { inq: [customer, OWNER_ID] } : customer
    const where = { ...(customer !== undefined && { customerId: owner }), [match]: { inq: names } }
    // Of one name a customer has one row, and the owner another.
    const found = await find(model, { where, limit: 2 * names.length }, call)
    const isOwn = (row: object) => Number(Reflect.get(row, 'customerId') === customer)
    for (const row of found.toSorted((one, other) => isOwn(one) - isOwn(other))) {
      const [name, id]: unknown[] = [Reflect.get(row, match), Reflect.get(row, 'id')]
      if (typeof name === 'string' && typeof id === 'number') ids.set(idKey(each, customer, name), id)
    }
  }

  return {
    idOf: (each: NamedRows, customer: number | undefined, name: string) => ids.get(idKey(each, customer, name)),
    async lookUp(records: readonly CsvRecord[], call: CallOptions) {
      for (const each of lookedUp) {
        const wanted = new Map<number | undefined, Set<string>>()
        for (const { cells } of records) {
          const customer = customerOf(cells)
          const name = nameIn(each, cells)
          if (name === '' || customer === null || ids.has(idKey(each, customer, name))) continue
          const names = wanted.get(customer) ?? new Set()
          wanted.set(customer, names.add(name))
        }
        for (const [customer, names] of wanted)
          for (const some of slicesOf([...names])) await findNamed(each, customer, some, call)
      }
    },
  }
}

/** How the rows of a file become rows of a list, by the one description of what it imports: the same in the app and in the command. */
export function listRows(options: ListRowsOptions): ListRows {
  const { entity, schema, columns, ownId, customerId, country, home, languages, find } = options
  const { fields: described, key, named = [], parts } = importOf(entity)
  const phone = phoneFieldOf(entity)
  const textOf = (field: string, cells: Cells) => firstOf(cells[columns[field] ?? ''] ?? '')
  const owned = isOwned(schema)
  const phones = [phone, ...named.filter(({ isPhone }) => isPhone).map(({ column }) => column)]
  /** Whether a phone number of a row is written without the code of its country. */
  const isNational = (cells: Cells) => phones.some((each) => /^\s*[^+\s]/.test(each ? textOf(each, cells) : ''))
  const customers = namedCustomers(options, textOf, isNational)
  const isNaming = owned && customers.isNamed
  const isByOwner = owned && (ownId !== undefined || isNaming)

  const countryIn = countryReader(languages)
  /** Customer of a row: null for one that nobody has. */
  function customerOf(cells: Cells): number | null | undefined {
    const given = isNaming ? customers.customerIn(cells) : undefined
    return typeof given === 'string' ? null : (given ?? ownId)
  }
  /** Country of the phone numbers of a row: its own, else that of its customer. */
  function homeOf(cells: Cells): string | undefined {
    const own = countryIn(textOf('country', cells)) ?? country
    if (own !== undefined || !isNaming) return own ?? home
    const customer = customerOf(cells)
    return typeof customer !== 'number' || customer === ownId ? home : (customers.homeOf(customer) ?? home)
  }
  /** A phone number as it is stored; a text that can be two numbers, or none, for the schema to reject. */
  function phoneIn(text: string, cells: Cells): string {
    const read = readSheetPhone(text, homeOf(cells))
    if (read.kind === 'number') return read.e164
    return read.kind === 'none' ? plainDigits(text.trim()).replace(/[\s().\p{Pd}]/gu, '') : text.trim()
  }

  const nameIn = ({ column, isPhone }: NamedRows, cells: Cells) => {
    const text = textOf(column, cells)
    return isPhone && text.trim() !== '' ? phoneIn(text, cells) : text.trim()
  }
  const lookedUp = named.filter(({ column }) => columns[column] !== undefined)
  const links = namedRows(lookedUp, find, { customerOf, nameIn })

  function fieldsOf(): ImportFields<Row> {
    const input: Record<string, string | ((cells: Cells) => unknown)> = {}
    const textsOf = (cells: Cells) => Object.fromEntries(described.map((field) => [field, textOf(field, cells)]))
    for (const [field, heading] of Object.entries(columns))
      if (heading !== undefined && field in schema.shape) input[field] = heading
    if (parts)
      for (const field of described)
        input[field] = (cells) => cellValue(schema, field, parts(textsOf(cells))[field] ?? '')
    for (const field of described)
      if (/email/i.test(field) && columns[field] !== undefined)
        input[field] = (cells) => cellValue(schema, field, textOf(field, cells))
    if (phone !== undefined && columns[phone] !== undefined)
      input[phone] = (cells) => phoneIn(textOf(phone, cells), cells) || undefined
    for (const each of lookedUp)
      input[each.field] = (cells) => {
        const id = textOf(each.field, cells)
        const name = nameIn(each, cells)
        if (id.trim() !== '' || name === '') return cellValue(schema, each.field, id)
        const customer = customerOf(cells)
        // A name that nobody has stays text, which no id is: the schema rejects it. Of an unknown customer that one is said.
        return customer === null ? undefined : (links.idOf(each, customer, name) ?? name)
      }
    if (isNaming || (owned && customerId !== undefined))
      input.customerId = (cells) => (isNaming ? customers.customerIn(cells) : undefined) ?? customerId
    return input
  }

  const ownerOf = (row: object): unknown => (isByOwner ? (Reflect.get(row, 'customerId') ?? ownId) : undefined)
  const keyOf = (row: object): ImportKey | undefined => {
    const values = importKeyValues(entity, row)
    return values && JSON.stringify([ownerOf(row), ...values])
  }
  async function existing(keys: readonly ImportKey[], call: CallOptions): Promise<Row[]> {
    const pairs: unknown[][] = keys.map((each) => JSON.parse(String(each)))
    const valuesAt = (at: number) => [...new Set(pairs.map((pair) => pair[at]))].filter((value) => value !== null)
    const owners = valuesAt(0)
    const isForAll = isByOwner && rowRightOf(entity) === 'customer or owner'
    const asked = isForAll ? [...new Set([...owners, OWNER_ID])] : owners
    const where = { ...(isByOwner && { customerId: { inq: asked } }), [key[0]]: { inq: valuesAt(1) } }
    const found = (await find(entity, { where }, call)).map((row): Row => ({ ...row }))
    if (!isForAll) return found
    const ofOwner = found.filter((row) => row.customerId === OWNER_ID)
    // A customer's own row comes later, and goes before the owner's.
    return [...owners.flatMap((owner) => ofOwner.map((row) => ({ ...row, customerId: owner }))), ...found]
  }

  function cellProblem({ field }: Pick<RowProblem, 'field'>, cells: Cells): CellProblem | undefined {
    const customer = textOf(namedCustomer.column, cells).trim()
    if (field === namedCustomer.field && customer !== '' && textOf(field, cells).trim() === '')
      return { kind: 'unknownCustomer', field: namedCustomer.column, name: customer }
    const link = lookedUp.find((each) => each.field === field)
    if (link && textOf(field, cells).trim() === '')
      return { kind: 'unknown', field: link.column, name: textOf(link.column, cells).trim() }
    if (field !== phone) return undefined
    const from = homeOf(cells)
    const read = readSheetPhone(textOf(field, cells), from)
    return read.kind === 'number' ? undefined : { ...read, field, home: from }
  }

  return {
    fields: fieldsOf(),
    numericHeadings: Object.entries(columns).flatMap(([field, heading]) =>
      heading !== undefined && isNumeric(schema, field) ? [heading] : [],
    ),
    async lookUp(records, call) {
      if (isNaming) await customers.lookUp(records, call)
      await links.lookUp(records, call)
    },
    keyOf,
    existing,
    phoneOf(cells) {
      if (phone === undefined) return undefined
      const read = readSheetPhone(textOf(phone, cells), homeOf(cells))
      return read.kind === 'number' ? read.e164 : undefined
    },
    cellProblem,
  }
}
