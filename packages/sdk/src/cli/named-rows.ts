import { entities } from '@lineboard/contract/entities'
import type { Lineboard } from '../client/client.ts'
import type { CsvRecord, ImportFields, RowProblem } from '../csv/index.ts'
import { LineboardError } from '../errors/lineboard-error.ts'
import type { List, ListCalls, Row } from './lists.ts'

interface Relation {
  model: string
  type: string
  foreignKey?: string
}

const metadata: Readonly<Record<string, { relations: Readonly<Record<string, Relation>> }>> = entities

/** Models of the rows that fields of a list name by their ids. */
function namedBy({ entity }: List): Map<string, string> {
  const relations = Object.values(metadata[entity]?.relations ?? {})
  const named = relations.flatMap(({ type, foreignKey, model }): [string, string][] =>
    type === 'belongsTo' && foreignKey ? [[foreignKey, model]] : [],
  )
  // Whose a row is, the contract says of some entities by the field alone.
  return new Map([['customerId', 'Customer'], ...named])
}

/** The model in a sentence: `routing action`. */
const wordOf = (model: string) => model.replaceAll(/\B[A-Z]/g, ' $&').toLowerCase()

/** What was found out of the rows that a file names. */
export interface NamedRows {
  /** What is wrong with a row: it names others that are not there. */
  problemsOf(record: CsvRecord): RowProblem[]
  /** What could not be looked up, in sentences. */
  unknown: readonly string[]
}

/** Looks for the rows that a file names by their ids: each model is asked once. Throws the reason of the signal. */
export async function lookForNamed(
  list: List,
  records: readonly CsvRecord[],
  fields: ImportFields<Row>,
  api: Lineboard,
  signal: AbortSignal,
): Promise<NamedRows> {
  const named = [...namedBy(list)].flatMap(([field, model]) => {
    const from = fields[field]
    if (from === undefined) return []
    // What a function returns is an id, or a name that nobody has.
    const idOf = ({ cells }: CsvRecord) => {
      const value = typeof from === 'function' ? from(cells) : Number(cells[from])
      return typeof value === 'number' ? value : Number.NaN
    }
    const ids = [...new Set(records.map(idOf))].filter((id) => Number.isInteger(id) && id > 0)
    return ids.length > 0 ? [{ field, model, idOf, ids }] : []
  })
  const missing = new Map<string, Set<number>>()
  const unknown: string[] = []
  for (const { field, model, ids } of named) {
    // Every model that rows belong to has a list.
    const calls = Reflect.get(api, model) as ListCalls
    try {
      const there = await calls.find({ filter: { where: { id: { inq: ids } }, fields: ['id'] } }, { signal })
      const found = new Set(there.map((row) => Reflect.get(row, 'id')))
      missing.set(field, new Set(ids.filter((id) => !found.has(id))))
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof LineboardError)) throw error
      unknown.push(`Whether each ${wordOf(model)} of ${field} is there could not be looked up: ${error.message}.`)
    }
  }
  const problemsOf = (record: CsvRecord) =>
    named
      .map(({ field, model, idOf }) => ({ field, model, id: idOf(record) }))
      .filter(({ field, id }) => missing.get(field)?.has(id))
      .map(({ field, model, id }) => ({
        row: record.row,
        field,
        message: `There is no ${wordOf(model)} ${id} that you may see`,
      }))
  return { problemsOf, unknown }
}
