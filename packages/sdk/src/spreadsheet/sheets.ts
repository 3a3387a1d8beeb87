import { CsvError } from '../csv/csv-error.ts'

/** A sheet of a workbook that people see. */
export interface Sheet {
  name: string
  /** Its rows to the last one that has something, blank ones included. `onError` is called for each cell without a result. */
  rows: (onError: () => void) => AsyncGenerator<string[], void, undefined>
}

/** Most cells of a sheet: more have no room in the memory of a page. */
const MOST_CELLS = 5_000_000
const MOST_COLUMNS = 16_384

const tooLarge = () => new CsvError('The sheet is too large: save it as CSV, or a part of it', 0, 'size')

/** Puts the cells of a sheet into rows. Blank ones are made when something comes behind them: sheets end with a million of them. */
export function rowBuilder() {
  let rows: string[][] = []
  let values: string[] = []
  let blankRows = 0
  let cells = 0
  return {
    put(column: number, text: string) {
      if (text === '') return
      if (column >= MOST_COLUMNS) throw tooLarge()
      while (values.length < column) values.push('')
      values[column] = text
    },
    /** Ends a row, which comes `count` times. */
    end(count = 1) {
      if (values.length === 0) {
        blankRows += count
        return
      }
      for (; blankRows > 0; blankRows--) rows.push([])
      cells += values.length * count
      if (cells > MOST_CELLS) throw tooLarge()
      for (let time = 0; time < count; time++) rows.push(values)
      values = []
    },
    /** Rows that are complete, each once. */
    take(): string[][] {
      const taken = rows
      rows = []
      return taken
    },
  }
}

/** Longest time without a pause, in milliseconds: a page has to answer keys meanwhile. */
const LONGEST_MS = 40

/** Lets others have a turn now and then, while something long is read. */
export function pauses(): () => Promise<void> | undefined {
  let since = Date.now()
  return () => {
    if (Date.now() - since < LONGEST_MS) return undefined
    return new Promise((resolve) => {
      setTimeout(() => {
        since = Date.now()
        resolve()
      })
    })
  }
}
