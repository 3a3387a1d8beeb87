import type { ImportFields } from '../../csv/index.ts'
import { CliError } from '../cli-error.ts'
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

/** Finds the heading of each field. Throws a CliError for a heading that fits none, naming those there are. */
export function fieldsByHeading(
  headings: readonly string[],
  pairs: readonly string[],
  importing: Importing,
): ImportFields<Row> {
  const fields = fieldsOf(importing)
  const chosen = chosenFields(headings, pairs, fields)
  const found: Record<string, string> = {}
  for (const heading of headings) {
    const field = chosen.get(heading) ?? fields.find((name) => plain(name) === plain(heading))
    if (field === undefined) {
      throw new CliError(
        `The heading "${heading}" is no field. Say which it is with --map '${heading}=field', or leave it out with --map '${heading}='. Fields: ${fields.join(', ')}`,
      )
    }
    if (field !== '') found[field] = heading
  }
  return found
}
