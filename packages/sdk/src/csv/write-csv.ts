// Whoever compiles this file needs the types too, such as the web app.
/// <reference path="./papaparse.d.ts" />

import { MINUTE_MS } from '@lineboard/contract/durations'
import { fileNumber, guardFormula } from '@lineboard/contract/formula-guard'
import papa from 'papaparse'
import type { FieldPath } from '../filter/filter-types.ts'
import { isObject } from '../filter/is-object.ts'
import { isInstant } from '../period/day.ts'
import { isShownTwice, offsetMs } from '../period/time-zone.ts'

/** An offset as ISO 8601 has it, such as -04:00. */
export function offsetText(aheadMs: number): string {
  const minutes = Math.abs(aheadMs) / MINUTE_MS
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${aheadMs < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

/** The wall clock at an instant; where it shows that time twice, as in the hour after clocks go back, with its offset. */
function localTime(instant: string, timeZone: string): string {
  const ms = Date.parse(instant)
  const aheadMs = offsetMs(ms, timeZone)
  const clock = new Date(ms + aheadMs).toISOString().slice(0, 19).replace('T', ' ')
  return isShownTwice(ms, timeZone) ? clock + offsetText(aheadMs) : clock
}

/**
 * A value as the text of a cell: nothing for none, JSON for lists and objects. With a time zone (IANA name) an instant
 * is written as the wall clock there shows it, `2026-03-11 16:30:00`, with its offset where that is shown twice; without one it stays as the API writes it.
 */
function cellText(value: unknown, timeZone?: string): string {
  if (value === undefined || value === null) return ''
  if (value instanceof Date) return cellText(value.toISOString(), timeZone)
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value === 'number') return fileNumber(value)
  return timeZone && isInstant(value) ? localTime(value, timeZone) : String(value)
}

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

// Whoever compiles this file needs the types too, such as the web app.
/// <reference path="./papaparse.d.ts" />

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
