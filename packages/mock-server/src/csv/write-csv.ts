import { guardFormula } from '@lineboard/contract/formula-guard'
import { stringify } from 'csv-stringify/sync'

/** A column of a CSV file: its name, and what it shows of a row. */
export interface CsvColumn<R> {
  name: string
  read(row: R): string | number | boolean | undefined
}

/** Columns that show fields as they are. */
export function fieldColumns<R extends object>(...names: readonly (keyof R & string)[]): CsvColumn<R>[] {
  return names.map((name) => ({
    name,
    read(row) {
      const value: unknown = row[name]
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
    },
  }))
}

/** CSV with a header row, in which no cell is a formula to a spreadsheet program. Lines end as RFC 4180 has them. */
export function writeCsv<R>(columns: readonly CsvColumn<R>[], rows: readonly R[]): string {
  const guarded = (value: ReturnType<CsvColumn<R>['read']>) => (typeof value === 'string' ? guardFormula(value) : value)
  const cells = rows.map((row) => columns.map(({ read }) => guarded(read(row))))
  return stringify([columns.map(({ name }) => name), ...cells], {
    cast: { boolean: String },
    record_delimiter: 'windows',
  })
}
