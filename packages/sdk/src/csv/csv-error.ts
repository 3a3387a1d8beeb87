/** Why a file can't be read: a heading stands there twice, quotes don't match or a row has no end, or bytes are no UTF-8. */
export type CsvErrorCode = 'heading' | 'quotes' | 'encoding'

/** A file that is no CSV, or none that can be read: `row` is that of the data, the first after the headings being 1. */
export class CsvError extends Error {
  readonly row: number
  readonly code: CsvErrorCode
  /** The heading that stands there twice. */
  readonly heading: string | undefined

  constructor(message: string, row: number, code: CsvErrorCode, heading?: string) {
    super(message)
    this.name = 'CsvError'
    this.row = row
    this.code = code
    this.heading = heading
  }
}
