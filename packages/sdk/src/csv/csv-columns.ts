import type { FieldPath } from '../filter/field-path.ts'
import { isObject } from '../filter/is-object.ts'

/** A column of a file: its heading, and where its value comes from. */
export type CsvColumn<Row> =
  /** A field of the row, or of a relation that is included; headed by the path where no heading is given. */
  | FieldPath<Row>
  | { readonly header: string; readonly field: FieldPath<Row> }
  | { readonly header: string; readonly value: (row: Row) => unknown }

/** A column whose row type is not known to the compiler. */
export type LooseColumn =
  | string
  | { readonly header: string; readonly field: string }
  | { readonly header: string; readonly value: (row: object) => unknown }

function valueAt(row: unknown, path: string): unknown {
  return path.split('.').reduce((at, key) => (isObject(at) ? at[key] : undefined), row)
}

/** The heading of a column. */
export const headerOf = (column: LooseColumn): string => (typeof column === 'string' ? column : column.header)

/** The value of a row in a column. */
export function columnValue(column: LooseColumn, row: object): unknown {
  if (typeof column === 'string') return valueAt(row, column)
  return 'value' in column ? column.value(row) : valueAt(row, column.field)
}
