import { cellValue, checkInput, type InputSchema, type RowProblem } from './input-schema.ts'
import type { CsvRecord } from './read-csv.ts'

/** Which heading each field is filled from; a function reads the cells of the row itself. */
export type ImportFields<Input> = {
  readonly [Field in keyof Input & string]?: string | ((cells: CsvRecord['cells']) => unknown)
}

/** A row that was read: an input that the schema takes, or what is wrong with it. */
export type CheckedRow<Input> =
  | { record: CsvRecord; input: Input; problems?: never }
  | { record: CsvRecord; input?: never; problems: RowProblem[] }

function toValue(
  fields: ImportFields<Readonly<Record<string, unknown>>>,
  schema: object,
  { cells }: CsvRecord,
): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  for (const [field, from] of Object.entries(fields)) {
    const given = typeof from === 'function' ? from(cells) : cellValue(schema, field, cells[from ?? field] ?? '')
    if (given !== undefined) value[field] = given
  }
  return value
}

/** Makes the input of a row, and holds it against the schema. */
export function checkRow<Input>(
  record: CsvRecord,
  fields: ImportFields<Input>,
  schema: InputSchema<Input>,
): CheckedRow<Input> {
  const extra = record.cells['']
  if (extra !== undefined) {
    const message = `There are more cells than headings: ${extra}`
    return { record, problems: [{ row: record.row, field: '', message }] }
  }
  const checked = checkInput(schema, toValue(fields, schema, record), record.row)
  return Array.isArray(checked) ? { record, problems: checked } : { record, input: checked }
}
