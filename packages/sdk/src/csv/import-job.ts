import type { BulkOptions } from '../bulk/run-bulk.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import type { ImportFields, InputSchema, RowProblem } from './input-schema.ts'
import type { CsvRecord, CsvSource, ReadCsvOptions } from './read-csv.ts'

/** What tells whether two rows are the same. */
export type ImportKey = string | number

interface ImportSettings<Input, Row> extends BulkOptions {
  /** Schema of what `create` takes, from `@lineboard/sdk/zod`. */
  schema: InputSchema<Input>
  /** Which heading each field comes from. A field that is left out is not imported. */
  fields: ImportFields<Input>
  /** Checks every row and looks up what is there, but changes nothing: the report says what would be done. */
  dryRun?: boolean | undefined
  /** What makes a row the same as another of the file, or as one that is there already; undefined: it is like no other. */
  keyOf: (value: Input | Row) => ImportKey | undefined
  /** The rows that are there already with one of these keys, some hundred at the most. */
  existing: (keys: ImportKey[], call: CallOptions) => Promise<readonly Row[]>
  create: (input: Input, call: CallOptions) => Promise<unknown>
  /** Changes a row that is there and differs. Without it such a row is skipped. */
  update?: ((row: Row, input: Input, call: CallOptions) => Promise<unknown>) | undefined
  /** What is wrong with changing a row that is there so: it is not changed, and a dry run says so, too. */
  refuses?: ((row: Row, input: Input) => readonly Omit<RowProblem, 'row'>[]) | undefined
}

/** What to import, from what, and how. */
export type ImportJob<Input, Row> = ImportSettings<Input, Row> &
  (
    | { source: CsvSource; csv?: ReadCsvOptions | undefined; rows?: never }
    | { rows: Iterable<CsvRecord> | AsyncIterable<CsvRecord>; source?: never }
  )

/** What became of a row; `waiting`: it was not begun, as the import was aborted or broke off. */
export type ImportStatus = 'created' | 'updated' | 'skipped' | 'failed' | 'waiting'

/** Why a row is skipped: another row of the file is the same, or one is there already, perhaps with all that the file says. */
export type SkipCause = 'repeated' | 'existing' | 'unchanged'

/** A row of the file, and what became of it. */
export interface ImportedRow {
  row: number
  status: ImportStatus
  /** Why it was skipped or failed, in words. */
  reason?: string | undefined
  /** Why it was skipped, for programs that say it in words of their own. */
  skipCause?: SkipCause | undefined
  /** The row of the file that a repeated one is the same as. */
  sameAs?: number | undefined
  /** What the schema refused. */
  problems?: RowProblem[] | undefined
  /** What the call threw. */
  error?: unknown
  record: CsvRecord
}

/** What became of each row, in the order of the file; of one that was aborted or broke off, of all rows that it was given in an array. */
export interface ImportReport extends Record<ImportStatus, number> {
  rows: ImportedRow[]
  /** Why not all rows were read: the reason of the signal, a CsvError, or what looking up rows threw. */
  stoppedBy?: unknown
}
