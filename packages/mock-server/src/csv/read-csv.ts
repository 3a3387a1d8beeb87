import { CsvError, parse } from 'csv-parse/sync'
import { unprocessable } from '../errors/loopback-error.ts'

/** A row of a CSV file. */
export interface CsvRow {
  /** Place in the file, the first row below the header being 1. */
  number: number
  /** Text by column, without white space around it. A column the row stops short of is missing. */
  cells: ReadonlyMap<string, string>
  /** How many values there are beyond the last column. */
  extra: number
}

/** A CSV file. */
export interface CsvFile {
  columns: readonly string[]
  rows: readonly CsvRow[]
}

const refused = (message: string) => unprocessable('CsvUpload', [{ field: 'file', code: 'format', message }])

function parseRows(bytes: Buffer): string[][] {
  try {
    return parse(bytes, { bom: true, trim: true, relax_column_count: true, skip_empty_lines: true })
  } catch (problem) {
    if (problem instanceof CsvError) throw refused(`is no CSV: ${problem.message}`)
    throw problem
  }
}

/** Reads UTF-8 CSV with a header row. Throws a 422 for what is no such file. */
export function readCsv(bytes: Buffer): CsvFile {
  const [columns, ...rows] = parseRows(bytes)
  if (!columns) throw refused('is empty')
  const repeated = columns.find((name, at) => columns.indexOf(name) !== at)
  if (repeated !== undefined) throw refused(`has two columns "${repeated}"`)
  return {
    columns,
    rows: rows.map((values, at) => ({
      number: at + 1,
      cells: new Map(columns.flatMap((name, column) => (column < values.length ? [[name, values[column] ?? '']] : []))),
      extra: Math.max(0, values.length - columns.length),
    })),
  }
}
