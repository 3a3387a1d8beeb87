import { entities } from '@lineboard/contract/entities'
import type { CoreFit } from '@lineboard/contract/fit'
import { importOf } from '@lineboard/contract/imports'
import { type ColumnMap, guessColumns, listFields, type MadeColumn, type ReadTable } from '../csv/index.ts'
import { CliError } from './flags.ts'
import type { Importing } from './lists.ts'

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** What a file of a list can fill. */
const fieldsOf = ({ entity, schema }: Importing, fit: CoreFit | undefined) =>
  listFields(entity, schema, { namesCustomers: true, fit })

/** Field by heading, as `--map` has it; an empty field leaves the heading out. */
function chosenFields(headings: readonly string[], pairs: readonly string[], fields: readonly string[]) {
  const chosen = new Map<string, string>()
  for (const pair of pairs) {
    const at = pair.lastIndexOf('=')
    const [heading, field] = [pair.slice(0, at), pair.slice(at + 1)]
    if (at < 1 || !headings.includes(heading) || !(field === '' || fields.includes(field))) {
      throw new CliError(
        `--map takes 'Heading=field', of the headings ${headings.join(', ')} and the fields ${fields.join(', ')}; not "${pair}".`,
      )
    }
    chosen.set(heading, field)
  }
  return chosen
}

/** A heading without the number that the second of two equal ones gets: "Phone (2)". */
const withoutNumber = (heading: string) => heading.replace(/ \(\d+\)$/, '')

/** What became of columns, where it is not as their headings say. */
export interface ColumnNews {
  /** Of no field. */
  leftOut: readonly string[]
  /** Of fields that only the server sets. */
  serverSet: readonly string[]
  /** Names of rows that another column has the ids of. */
  named: readonly string[]
  /** Found by their content, or by other words than the name of the field. */
  guessed: readonly { heading: string; field: string }[]
}

/** How columns are found. */
interface Reading {
  /** Country of phone numbers without a country code. */
  home: string | undefined
  /** How the core API differs from the contract. */
  fit?: CoreFit | undefined
  onNews: (news: ColumnNews) => void
}

/** What was found out about the columns of a file. */
interface FoundColumns extends ColumnNews {
  columns: Readonly<Record<string, string>>
  made: readonly MadeColumn[]
}

/** The column of each field of a list, as `guessColumns` finds it where `--map` does not say. */
function findColumns(
  { headings, records }: ReadTable,
  importing: Importing,
  chosen: ReadonlyMap<string, string>,
  { home, fit }: Pick<Reading, 'home' | 'fit'>,
): FoundColumns {
  const given = [...chosen].filter(([, field]) => field !== '').map(([heading, field]) => [field, heading] as const)
  const fields = fieldsOf(importing, fit).filter(({ field }) => !given.some(([each]) => each === field))
  const table = { headings: headings.filter((heading) => !chosen.has(heading)), records }
  const { columns, made } = guessColumns(table, fields, { home })
  const byId = (importOf(importing.entity).named ?? []).filter(({ field }) => columns[field] !== undefined)
  const named = byId.flatMap(({ column }) => columns[column] ?? [])
  const guesses = Object.entries(columns).flatMap(([field, heading]) =>
    heading === undefined || named.includes(heading) ? [] : [{ field, heading }],
  )
  const used = new Set([...guesses.map(({ heading }) => heading), ...made.flatMap(({ from }) => from), ...named])
  const unused = table.headings.filter((heading) => !used.has(heading))
  const stored = new Set(Object.keys(entities[importing.entity].fields).map(plain))
  return {
    columns: Object.fromEntries([...given, ...guesses.map(({ field, heading }) => [field, heading] as const)]),
    made,
    leftOut: unused.filter((heading) => !stored.has(plain(heading))),
    serverSet: unused.filter((heading) => stored.has(plain(heading))),
    named,
    guessed: guesses.filter(({ field, heading }) => plain(field) !== plain(heading)),
  }
}

/**
 * Finds the heading of each field of a list; `onNews` is told which are of none, as files have columns that nobody needs, and which were guessed.
 * Throws a CliError where a field has two equal headings, or none of those that rows are told apart by has one.
 */
export function columnsByField(
  table: ReadTable,
  pairs: readonly string[],
  importing: Importing,
  { home, fit, onNews }: Reading,
): { columns: ColumnMap; made: readonly MadeColumn[] } {
  const names = fieldsOf(importing, fit).map(({ field }) => field)
  const chosen = chosenFields(table.headings, pairs, names)
  const { columns, made, ...news } = findColumns(table, importing, chosen, { home, fit })
  const { leftOut } = news
  const twice = leftOut.find((heading) => Object.values(columns).includes(withoutNumber(heading)))
  if (twice !== undefined && !chosen.has(withoutNumber(twice))) {
    const first = withoutNumber(twice)
    throw new CliError(`Two columns are called "${first}". Leave one out with --map '${first}=' or --map '${twice}='.`)
  }
  const [key] = importOf(importing.entity).key
  if (leftOut.length > 0 && columns[key] === undefined) {
    const unknown = leftOut.map((heading) => `"${heading}"`).join(', ')
    throw new CliError(
      `No column is ${key}, and no field is called ${unknown}. Say which it is with --map '${leftOut[0]}=${key}'. Fields: ${names.join(', ')}`,
    )
  }
  onNews(news)
  return { columns, made }
}
