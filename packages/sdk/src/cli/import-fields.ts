import { importKeyValues } from '@lineboard/contract/import-keys'
import { phoneFieldOf } from '@lineboard/contract/row-rules/phones'
import {
  guessColumns,
  type ImportFields,
  type ImportKey,
  importWords,
  isChoice,
  type MadeColumn,
  type ReadTable,
  takesCell,
} from '../csv/index.ts'
import { CliError } from './flags.ts'
import { type NamedHeadings, namedColumns } from './linked-rows.ts'
import type { Importing, Row } from './lists.ts'

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The fields that a new row may have, and the columns that name other rows. The id is the server's to give: a row must not replace another of its number. */
const fieldsOf = (importing: Importing): string[] => [
  ...Object.keys(importing.schema.shape).filter((name) => name !== 'id'),
  ...namedColumns(importing).map(({ column }) => column),
]

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

/** Which columns are of no field, and which are by their content or other words than the name of the field. */
export interface ColumnNews {
  leftOut: readonly string[]
  guessed: readonly { heading: string; field: string }[]
}

/** What was found out about the columns of a file. */
interface FoundColumns extends ColumnNews {
  fields: Readonly<Record<string, string>>
  made: readonly MadeColumn[]
}

/** The column of each field of a list, as `guessColumns` finds it where `--map` does not say. */
function findColumns(
  { headings, records }: ReadTable,
  importing: Importing,
  chosen: ReadonlyMap<string, string>,
  home: string | undefined,
): FoundColumns {
  const given = [...chosen].filter(([, field]) => field !== '').map(([heading, field]) => [field, heading] as const)
  const free = fieldsOf(importing).filter((field) => !given.some(([each]) => each === field))
  const fields = free.map((field) => ({
    field,
    words: importWords[importing.entity][field],
    isPhone:
      field === phoneFieldOf(importing.entity) ||
      namedColumns(importing).some((each) => each.isPhone && each.column === field),
    isRequired: field === importing.key.fields[0],
    isChoice: isChoice(importing.schema, field),
    takes: (text: string) => takesCell(importing.schema, field, text),
  }))
  const table = { headings: headings.filter((heading) => !chosen.has(heading)), records }
  const { columns, made } = guessColumns(table, fields, { home })
  const guesses = Object.entries(columns).flatMap(([field, heading]) =>
    heading === undefined ? [] : [{ field, heading }],
  )
  const used = new Set([...guesses.map(({ heading }) => heading), ...made.flatMap(({ from }) => from)])
  return {
    fields: Object.fromEntries([...given, ...guesses.map(({ field, heading }) => [field, heading] as const)]),
    made,
    leftOut: table.headings.filter((heading) => !used.has(heading)),
    guessed: guesses.filter(({ field, heading }) => plain(field) !== plain(heading)),
  }
}

/**
 * Finds the heading of each field; `onNews` is told which headings are of none, as files have columns that nobody needs, and which were guessed.
 * Throws a CliError where a field has two equal headings, or none of those that rows are told apart by has one.
 */
export function fieldsByHeading(
  table: ReadTable,
  pairs: readonly string[],
  importing: Importing,
  { home, onNews }: { home: string | undefined; onNews: (news: ColumnNews) => void },
): Pick<FoundColumns, 'made'> & { fields: ImportFields<Row>; named: NamedHeadings } {
  const names = fieldsOf(importing)
  const chosen = chosenFields(table.headings, pairs, names)
  const { fields, made, leftOut, guessed } = findColumns(table, importing, chosen, home)
  const twice = leftOut.find((heading) => Object.values(fields).includes(withoutNumber(heading)))
  if (twice !== undefined && !chosen.has(withoutNumber(twice))) {
    const first = withoutNumber(twice)
    throw new CliError(`Two columns are called "${first}". Leave one out with --map '${first}=' or --map '${twice}='.`)
  }
  const [key] = importing.key.fields
  if (leftOut.length > 0 && fields[key] === undefined) {
    const unknown = leftOut.map((heading) => `"${heading}"`).join(', ')
    throw new CliError(
      `No column is ${key}, and no field is called ${unknown}. Say which it is with --map '${leftOut[0]}=${key}'. Fields: ${names.join(', ')}`,
    )
  }
  onNews({ leftOut, guessed })
  const isNaming = ([field]: readonly [string, string]) =>
    namedColumns(importing).some(({ column }) => column === field)
  const found = Object.entries(fields)
  return {
    fields: Object.fromEntries(found.filter((each) => !isNaming(each))),
    named: Object.fromEntries(found.filter(isNaming)),
    made,
  }
}

/** Whose the rows of a file are. */
export interface Owners {
  /** Customer of the rows that name none; undefined where that is not known. */
  ownId: number | undefined
  /** Whether the rows name their customers. */
  areNamed: boolean
}

/**
 * What tells the rows of a list apart: their key, and whose they are. What no two rows of one customer share, those of two may: a row is there
 * already where its own customer has it. Where nothing says whose rows are, it is where anybody has it.
 */
export function rowKeys({ key, schema }: Pick<Importing, 'key' | 'schema'>, { ownId, areNamed }: Owners) {
  const isOwned = 'customerId' in schema.shape && (areNamed || ownId !== undefined)
  const ownerOf = ({ customerId = ownId }: Row) => (isOwned ? customerId : undefined)
  return {
    keyOf(row: Row): ImportKey | undefined {
      const values = importKeyValues(key, row)
      return values && JSON.stringify([ownerOf(row), ...values])
    },
    /** The condition that rows with one of these keys meet. */
    whereOf(keys: readonly ImportKey[]): object {
      const pairs: unknown[][] = keys.map((each) => JSON.parse(String(each)))
      const valuesAt = (at: number) => [...new Set(pairs.map((pair) => pair[at]))].filter((value) => value !== null)
      return { ...(isOwned && { customerId: { inq: valuesAt(0) } }), [key.fields[0]]: { inq: valuesAt(1) } }
    },
  }
}
