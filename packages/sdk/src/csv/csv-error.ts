/**
 * Why a file can't be read: quotes don't match or a row has no end, it is no text, or there is nothing in the row of the headings. Of a
 * spreadsheet: it is of another format, damaged, protected or too large, or has no such sheet.
 */
export type CsvErrorCode = 'quotes' | 'encoding' | 'headings' | 'format' | 'broken' | 'protected' | 'size' | 'sheet'

/** A file that can't be read: `row` is that of the data as in a record, 0 where it is of the headings or the whole file. */
export class CsvError extends Error {
  readonly row: number
  readonly code: CsvErrorCode

  constructor(message: string, row: number, code: CsvErrorCode) {
    super(message)
    this.name = 'CsvError'
    this.row = row
    this.code = code
  }
}
