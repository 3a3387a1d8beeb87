import type { FieldPath } from '../filter/field-path.ts'
import { isObject } from '../filter/is-object.ts'

// Rows that the compiler knows nothing of may have any field.
type PathOf<Row> = [keyof Row] extends [never] ? string : FieldPath<Row>

/** A column of a file: its heading, and where its value comes from. */
export type CsvColumn<Row> =
  /** A field of the row, or of a relation that is included; headed by the path where no heading is given. */
  | PathOf<Row>
  | { readonly header: string; readonly field: PathOf<Row> }
  | { readonly header: string; readonly value: (row: Row) => unknown }

function valueAt(row: unknown, path: string): unknown {
  return path.split('.').reduce((at, key) => (isObject(at) ? at[key] : undefined), row)
}

/** The heading of a column. */
export const headerOf = <Row>(column: CsvColumn<Row>): string => (typeof column === 'string' ? column : column.header)

/** The value of a row in a column. */
export function columnValue<Row>(column: CsvColumn<Row>, row: Row): unknown {
  if (typeof column === 'string') return valueAt(row, column)
  return 'value' in column ? column.value(row) : valueAt(row, column.field)
}
