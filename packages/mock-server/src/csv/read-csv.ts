import { unguardFormula } from '@lineboard/contract/formula-guard'
import { CsvError, parse } from 'csv-parse/sync'
import { unprocessable } from '../errors/loopback-error.ts'

/** A row of a CSV file. */
export interface CsvRow {
  /** Place in the file, the first row below the header being 1. */
  number: number
  /** Text by column, without white space around it, and without the apostrophe that guards against formulas. A column the row stops short of is missing. */
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
    return parse(bytes, { bom: true, trim: true, relax_column_count: true })
  } catch (problem) {
    if (problem instanceof CsvError) throw refused(`is no CSV: ${problem.message}`)
    throw problem
  }
}

/** Reads UTF-8 CSV with a header row. Throws a 422 for what is no such file. */
export function readCsv(bytes: Buffer): CsvFile {
  const [columns, ...lines] = parseRows(bytes)
  if (!columns) throw refused('is empty')
  const repeated = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at)
  if (repeated !== undefined) throw refused(`has two columns "${repeated}"`)
  const rows = lines.map((values, at) => ({
    number: at + 1,
    cells: new Map(
      columns.flatMap((name, column) => (column < values.length ? [[name, unguardFormula(values[column] ?? '')]] : [])),
    ),
    extra: values.slice(columns.length).filter((value) => value !== '').length,
  }))
  // Spreadsheets leave blank rows behind. They are passed over, but count: people find a row by its number.
  return { columns, rows: rows.filter((_, at) => lines[at]?.some((value) => value !== '')) }
}
