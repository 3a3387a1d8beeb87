// Whoever compiles this file needs the types too, such as the web app.
/// <reference path="./papaparse.d.ts" />

import { guardFormula } from '@lineboard/contract/formula-guard'
import papa from 'papaparse'
import { cellText } from './cell-text.ts'
import { type CsvColumn, columnValue, headerOf } from './csv-columns.ts'

const END = '\r\n'

const toText = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  rows.length === 0
    ? ''
    : papa.unparse(
        rows.map((row) => row.map(guardFormula)),
        { newline: END, delimiter },
      ) + END

/** The line of headings, as RFC 4180 wants it; other delimiters than the comma are for programs that want them. */
export const csvHeader = <Row extends object>(columns: readonly CsvColumn<Row>[], delimiter?: string): string =>
  toText([columns.map((column) => headerOf(column))], delimiter)

/**
 * Rows as lines of CSV (RFC 4180), without the headings. No cell is a formula to a spreadsheet program. Instants are
 * written in the time zone (IANA name), where one is given.
 */
export function csvLines<Row extends object>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  timeZone?: string,
  delimiter?: string,
): string {
  return toText(
    rows.map((row) => columns.map((column) => cellText(columnValue(column, row), timeZone))),
    delimiter,
  )
}
