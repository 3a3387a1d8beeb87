/** A file that is no CSV, or none that can be read: `row` is that of the data, the first after the headings being 1. */
export class CsvError extends Error {
  readonly row: number

  constructor(message: string, row: number) {
    super(message)
    this.name = 'CsvError'
    this.row = row
  }
}
