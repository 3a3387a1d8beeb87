import { type NamedRows, namedByNumbers, splitNetwork } from '@lineboard/contract/import-keys'
import { OWNER_ID } from '@lineboard/contract/owner'
import type { Lineboard } from '../client/client.ts'
import type { CsvRecord, ImportedRow, ImportFields } from '../csv/index.ts'
import { cellValue } from '../csv/input-schema.ts'
import { readSheetPhone } from '../phone/index.ts'
import type { Importing, ListCalls, Row } from './lists.ts'

type Cells = CsvRecord['cells']

/** The rows of other lists that a file of this one can name, in columns of their own. */
export const namedColumns = ({ entity }: Pick<Importing, 'entity'>): readonly NamedRows[] =>
  entity === 'OpNumber' ? namedByNumbers : []

/** Columns that name rows, with their headings. */
export type NamedHeadings = Readonly<Record<string, string>>

interface Naming {
  importing: Importing
  headings: NamedHeadings
  records: readonly CsvRecord[]
  /** Customer of a row that names none. */
  ownId: number | undefined
  /** Country of numbers without a country code. */
  home: string | undefined
}

const NAMES_AT_ONCE = 100

function nameIn({ isPhone }: NamedRows, text: string, home: string | undefined): string {
  const read = isPhone ? readSheetPhone(text, home) : undefined
  return read?.kind === 'number' ? read.e164 : text.trim()
}

/** Looks up the rows that a column names, a hundred a call: ids by customer and name. */
async function idsOf(
  named: NamedRows,
  wanted: ReadonlyMap<number | undefined, Set<string>>,
  api: Lineboard,
  signal: AbortSignal,
) {
  // Every model that rows belong to has a list.
  const calls = Reflect.get(api, named.model) as ListCalls
  const ids = new Map<string, unknown>()
  for (const [customer, all] of wanted) {
    const names = [...all]
    const owner = named.isShared ? { inq: [customer, OWNER_ID] } : customer
    for (let from = 0; from < names.length; from += NAMES_AT_ONCE) {
      const some = { [named.match]: { inq: names.slice(from, from + NAMES_AT_ONCE) } }
      const where = customer === undefined ? some : { customerId: owner, ...some }
      const found = await calls.find({ filter: { where } }, { signal })
      // Of one name the customer's own row goes before the owner's.
      const isOwn = (row: object) => Number(Reflect.get(row, 'customerId') === customer)
      for (const row of found.toSorted((one, other) => isOwn(one) - isOwn(other)))
        ids.set(JSON.stringify([customer, Reflect.get(row, named.match)]), Reflect.get(row, 'id'))
    }
  }
  return ids
}

/** The fields of a list with the ids of the rows that its file names; a name that nobody has stays text, which no id is. */
export async function withNamedRows(
  fields: ImportFields<Row>,
  { importing, headings, records, ownId, home }: Naming,
  api: Lineboard,
  signal: AbortSignal,
): Promise<ImportFields<Row>> {
  const { customerId } = fields
  const customerOf = (cells: Cells) => {
    const given = typeof customerId === 'function' ? customerId(cells) : cells[customerId ?? '']
    return Number(given) || ownId
  }
  const all: Record<string, ImportFields<Row>[string]> = { ...fields }
  for (const named of namedColumns(importing)) {
    const heading = headings[named.column]
    if (heading === undefined || fields[named.field] !== undefined) continue
    const wanted = new Map<number | undefined, Set<string>>()
    for (const { cells } of records) {
      const name = nameIn(named, cells[heading] ?? '', home)
      const customer = customerOf(cells)
      if (name !== '') wanted.set(customer, (wanted.get(customer) ?? new Set()).add(name))
    }
    const ids = await idsOf(named, wanted, api, signal)
    all[named.field] = (cells: Cells) => {
      const name = nameIn(named, cells[heading] ?? '', home)
      return name === '' ? undefined : (ids.get(JSON.stringify([customerOf(cells), name])) ?? name)
    }
  }
  return all
}

/** A row with what is wrong with it in words: a name that nobody has. */
export function inNames(row: ImportedRow, { entity }: Pick<Importing, 'entity'>, headings: NamedHeadings): ImportedRow {
  const problems = row.problems?.map((problem) => {
    const named = namedColumns({ entity }).find(({ field }) => field === problem.field)
    const heading = named && headings[named.column]
    if (!named || heading === undefined) return problem
    return { ...problem, field: named.column, message: `Nothing is called "${row.record.cells[heading] ?? ''}"` }
  })
  return problems ? { ...row, problems } : row
}

/** The fields of the whitelist with networks such as `203.0.113.0/24` read as address and mask. */
export function withNetworks(fields: ImportFields<Row>, { entity, schema }: Importing): ImportFields<Row> {
  const { ip, mask } = fields
  if (entity !== 'Whitelist' || typeof ip !== 'string') return fields
  const networkOf = (cells: Cells) => splitNetwork(cells[ip] ?? '')
  return {
    ...fields,
    ip: (cells: Cells) => networkOf(cells).ip || undefined,
    mask: (cells: Cells) =>
      cellValue(schema, 'mask', networkOf(cells).mask ?? (typeof mask === 'string' ? (cells[mask] ?? '') : '')),
  }
}
