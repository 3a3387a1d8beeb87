import { csvHeader, csvLines, type ImportedRow } from '@lineboard/sdk/csv'
import type { ImportField } from './guess-headers.ts'
import { problemText } from './problem-text.ts'

interface WrittenAs {
  headings: readonly string[]
  delimiter: string
  /** Heading of the reasons. */
  reason: string
  fields: readonly ImportField[]
}

/** A file of rows just as they were, between the cells what stood there, each with the reason it was left out at its end. */
export function badRowsFile(rows: readonly ImportedRow[], { headings, delimiter, reason, fields }: WrittenAs): string {
  // Cells beyond the headings have none; so have those of a column without one.
  const more = rows.some(({ record }) => record.cells[''] !== undefined) ? [''] : []
  const all = [...headings, ...more]
  const columns = [
    ...all.map((heading, at) => ({ header: heading, field: String(at) })),
    { header: reason, field: 'reason' },
  ]
  const lines: object[] = rows.map((row) => ({
    ...Object.fromEntries(all.map((heading, at) => [at, row.record.cells[heading] ?? ''])),
    reason: problemText(row, fields),
  }))
  return csvHeader(columns, delimiter) + csvLines(lines, columns, undefined, delimiter)
}

/** A file with headings and nothing else. */
export const templateFile = (headings: readonly string[]): string => csvHeader(headings)

/** Hands a text to the browser as a CSV file. The byte order mark makes spreadsheet programs read it as UTF-8. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
