import {
  CsvError,
  type CsvRecord,
  csvHeader,
  csvLines,
  type ImportedRow,
  type MadeColumn,
  madeText,
  sheetRow,
} from '@lineboard/sdk/csv'
import { saveFile } from '../../browser/output.ts'
import { byteOrderMark } from '../../browser/transfer.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { t } from './import.messages.ts'
import type { ImportField } from './import-fields.ts'

/** What is wrong with a row, by the labels of its fields; otherwise why it was skipped or refused. */
export function problemText(
  { status, problems, skipCause, sameAs, record, reason = '' }: ImportedRow,
  fields: readonly ImportField[],
): string {
  if (skipCause === 'existing' && reason) return t('differs', { changes: reason })
  if (skipCause) return t(`becauseSkipped.${skipCause}`, { row: sameAs === undefined ? '' : String(sheetRow(sameAs)) })
  if (status === 'waiting') return t('notReached')
  if (!problems) return reason
  const extra = record.cells['']
  if (extra !== undefined) return t('moreCells', { cells: extra })
  return problems
    .map(({ field, message }) => {
      const label = fields.find((each) => each.field === field)?.label ?? field
      // What is wrong with the row as a whole is of no field.
      return label === '' ? message : `${label}: ${message}`
    })
    .join(' ')
}

/** Why a file can't be read. */
export const reasonOf = (error: unknown): string =>
  error instanceof CsvError ? t(`fault.${error.code}`) : errorText(error)

interface WrittenAs {
  headings: readonly string[]
  delimiter: string
  fields: readonly ImportField[]
  /** Columns that were made of those of the file. */
  made: readonly MadeColumn[]
}

/** The headings of a file without the last ones, where those are the given: a file of bad rows that was mended has them. */
const withoutLast = (headings: readonly string[], last: readonly string[]): readonly string[] =>
  last.every((heading, at) => headings.at(at - last.length) === heading) ? headings.slice(0, -last.length) : headings

/** A heading as it is, or one that none of the others has. */
const unlike = (heading: string, others: readonly string[]): string =>
  others.includes(heading) ? unlike(`${heading} 2`, others) : heading

/** Cells for the columns of the file: what was corrected in one that was made of several is in the first of these. */
function asWritten(cells: CsvRecord['cells'], made: readonly MadeColumn[]): CsvRecord['cells'] {
  const corrected = made.filter((column) => cells[column.heading] !== madeText(cells, column))
  const replaced = corrected.flatMap(({ heading, from }) =>
    from.map((each, at) => [each, at === 0 ? (cells[heading] ?? '') : ''] as const),
  )
  return { ...cells, ...Object.fromEntries(replaced) }
}

/**
 * A file of rows just as they were, between the cells what stood there, each with the row that it was and the reason it was left out at its end.
 * One that is mended and imported is written the same way again.
 */
export function badRowsFile(rows: readonly ImportedRow[], { headings, delimiter, fields, made }: WrittenAs): string {
  const own = withoutLast(headings, [t('fileRow'), t('reason')])
  // Cells beyond the headings have none; so have those of a column without one.
  const more = rows.some(({ record }) => record.cells[''] !== undefined) ? [''] : []
  const all = [...own, ...more]
  const columns = [
    ...all.map((heading, at) => ({ header: heading, field: String(at) })),
    { header: unlike(t('fileRow'), own), field: 'row' },
    { header: unlike(t('reason'), own), field: 'reason' },
  ]
  const lines: object[] = rows.map((row) => {
    const cells = asWritten(row.record.cells, made)
    return {
      ...Object.fromEntries(all.map((heading, at) => [at, cells[heading] ?? ''])),
      row: sheetRow(row.row),
      reason: problemText(row, fields),
    }
  })
  return csvHeader(columns, delimiter) + csvLines(lines, columns, undefined, delimiter)
}

/** A file with headings and nothing else. */
export const templateFile = (headings: readonly string[]): string => csvHeader(headings)

/** Hands a text to the browser as a CSV file. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }))
