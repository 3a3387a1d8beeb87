import { importKeyValues } from '@lineboard/contract/import-keys'
import type { ImportFields, ImportKey } from '../csv/index.ts'
import { CliError } from './flags.ts'
import type { Importing, Row } from './lists.ts'

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The fields that a new row may have. The id is the server's to give: a row must not replace another of its number. */
const fieldsOf = ({ schema }: Importing): string[] => Object.keys(schema.shape).filter((name) => name !== 'id')

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

/**
 * Finds the heading of each field; `onLeftOut` is told which headings are of none, as files have columns that nobody needs. Throws a CliError
 * where a field has two equal headings, or none of those that rows are told apart by has one.
 */
export function fieldsByHeading(
  headings: readonly string[],
  pairs: readonly string[],
  importing: Importing,
  onLeftOut: (headings: readonly string[]) => void,
): ImportFields<Row> {
  const fields = fieldsOf(importing)
  const chosen = chosenFields(headings, pairs, fields)
  const fieldOf = (heading: string) => chosen.get(heading) ?? fields.find((name) => plain(name) === plain(heading))
  const found: Record<string, string> = {}
  const unknown: string[] = []
  for (const heading of headings) {
    const field = fieldOf(heading)
    if (field === undefined) unknown.push(heading)
    else if (field !== '') found[field] = heading
  }
  const twice = unknown.find((heading) => Object.values(found).includes(withoutNumber(heading)))
  if (twice !== undefined && !chosen.has(withoutNumber(twice))) {
    const first = withoutNumber(twice)
    throw new CliError(`Two columns are called "${first}". Leave one out with --map '${first}=' or --map '${twice}='.`)
  }
  const [key] = importing.key.fields
  if (unknown.length > 0 && found[key] === undefined) {
    const names = unknown.map((heading) => `"${heading}"`).join(', ')
    throw new CliError(
      `No column is ${key}, and no field is called ${names}. Say which it is with --map '${unknown[0]}=${key}'. Fields: ${fields.join(', ')}`,
    )
  }
  if (unknown.length > 0) onLeftOut(unknown)
  return found
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
