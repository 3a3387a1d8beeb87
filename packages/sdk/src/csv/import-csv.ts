import { type BulkOptions, type BulkResult, runBulk } from '../bulk/index.ts'
import { errorMessage } from '../errors/error-message.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import type { CsvSource } from './decode.ts'
import { type CheckedRow, checkRow, type ImportFields, type InputSchema, type RowProblem } from './input-schema.ts'
import { type CsvRecord, type ReadCsvOptions, readCsv } from './read-csv.ts'

/** What tells whether two rows are the same. */
export type ImportKey = string | number

interface ImportSettings<Input, Row> extends BulkOptions {
  /** Schema of what `create` takes, from `@lineboard/sdk/zod`. */
  schema: InputSchema<Input>
  /** Which heading each field comes from. A field that is left out is not imported. */
  fields: ImportFields<Input>
  /** BCP 47 tag of a language that writes numbers as the file does, such as `numberLanguage()` finds; without it 1.234 is refused. */
  locale?: string | undefined
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

/** The result of a row; `waiting`: it was not begun, as the import was aborted or broke off. */
export type ImportStatus = 'created' | 'updated' | 'skipped' | 'failed' | 'waiting'

/** Why a row is skipped: another row of the file is the same, or one is there already, perhaps with all that the file says. */
export type SkipCause = 'repeated' | 'existing' | 'unchanged'

/** A row of the file, and the result of it. */
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

/** The result of each row, in the order of the file; of one that was aborted or broke off, of all rows that it was given in an array. */
export interface ImportReport extends Record<ImportStatus, number> {
  rows: ImportedRow[]
  /** Why not all rows were read: the reason of the signal, a CsvError, or what looking up rows threw. */
  stoppedBy?: unknown
}

/** A row that was read, with the row that is there already, and the earlier row of the file that is the same. */
type Found<Input, Row> = CheckedRow<Input> & { existing?: Row | undefined; sameAs?: number | undefined }

const ROWS_AT_ONCE = 100

async function* inBatches<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item[], void, undefined> {
  let batch: Item[] = []
  for await (const item of items) {
    if (batch.push(item) < ROWS_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** The rows of a file, each checked and looked up; one call looks up a hundred. */
async function* lookUp<Input, Row>(
  records: Iterable<CsvRecord> | AsyncIterable<CsvRecord>,
  { fields, schema, locale, keyOf, existing, signal }: ImportJob<Input, Row>,
): AsyncGenerator<Found<Input, Row>, void, undefined> {
  const call: CallOptions = { signal }
  const firstRows = new Map<ImportKey, number>()
  const keyOfRow = ({ input }: CheckedRow<Input>) => (input === undefined ? undefined : keyOf(input))

  for await (const batch of inBatches(records)) {
    const checked = batch.map((record) => checkRow(record, fields, schema, locale))
    const keys = new Set(checked.map(keyOfRow).filter((key) => key !== undefined && !firstRows.has(key)))
    const known = new Map<ImportKey | undefined, Row>()
    const wanted = [...keys].filter((key) => key !== undefined)
    for (const row of wanted.length > 0 ? await existing(wanted, call) : []) known.set(keyOf(row), row)
    for (const each of checked) {
      const key = keyOfRow(each)
      if (key === undefined) yield each
      else {
        const sameAs = firstRows.get(key)
        if (sameAs === undefined) firstRows.set(key, each.record.row)
        yield { ...each, existing: known.get(key), sameAs }
      }
    }
  }
}

type Outcome = Pick<ImportedRow, 'status' | 'reason' | 'problems' | 'skipCause' | 'sameAs'>

/** Thrown for a row that the schema or the job refuses, so that it counts as failed. */
class RefusedRow extends Error {
  readonly problems: RowProblem[]

  constructor(problems: RowProblem[]) {
    super(problems.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; '))
    this.problems = problems
  }
}

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

/** Whether the row has all that the input says already. */
const isUnchanged = (row: unknown, input: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  typeof input === 'object' &&
  input !== null &&
  Object.entries(input).every(([field, value]) => isSame(Reflect.get(row, field), value))

async function importRow<Input, Row>(
  { record, input, problems = [], existing, sameAs }: Found<Input, Row>,
  { dryRun = false, create, update, refuses }: Pick<ImportJob<Input, Row>, 'dryRun' | 'create' | 'update' | 'refuses'>,
  call: CallOptions,
): Promise<Outcome> {
  if (input === undefined) throw new RefusedRow(problems)
  if (sameAs !== undefined) {
    return { status: 'skipped', reason: `The same as row ${sameAs}`, skipCause: 'repeated', sameAs }
  }
  if (existing === undefined) {
    if (!dryRun) await create(input, call)
    return { status: 'created' }
  }
  if (isUnchanged(existing, input)) {
    return { status: 'skipped', reason: 'It is there already, and the same', skipCause: 'unchanged' }
  }
  if (!update) {
    return {
      status: 'skipped',
      reason: 'It is there already with other values, and stays as it is',
      skipCause: 'existing',
    }
  }
  const refused = refuses?.(existing, input) ?? []
  if (refused.length > 0) throw new RefusedRow(refused.map((problem) => ({ row: record.row, ...problem })))
  if (!dryRun) await update(existing, input, call)
  return { status: 'updated' }
}

function toImported<Input, Row>({ item, status, value, error }: BulkResult<Found<Input, Row>, Outcome>): ImportedRow {
  const { record } = item
  const { row } = record
  if (status === 'skipped') return toWaiting(record)
  if (value) return { row, ...value, record }
  const failed = { row, status: 'failed', reason: errorMessage(error), record } as const
  return error instanceof RefusedRow ? { ...failed, problems: error.problems } : { ...failed, error }
}

const toWaiting = (record: CsvRecord): ImportedRow => ({ row: record.row, status: 'waiting', record })

/**
 * Imports the rows of a file: each is checked against the contract's schema, looked up, and created or updated, a few at a
 * time. What is there already is never created again, so that an import can be run twice, or run again after a failure.
 * It never throws for a row, nor for a file that ends in the middle: see the report.
 */
export async function importCsv<Input, Row>(job: ImportJob<Input, Row>): Promise<ImportReport> {
  const { concurrency, signal, onProgress } = job
  const records = job.rows ?? readCsv(job.source, job.csv)
  const { results, stoppedBy } = await runBulk({
    concurrency,
    signal,
    onProgress,
    total: Array.isArray(records) ? records.length : undefined,
    items: lookUp(records, job),
    run: (found, forCall) => importRow(found, job, { signal: forCall }),
  })
  const rows = results.map(toImported)
  // Rows in memory say what is left of them; a file would have to be read on.
  if (stoppedBy !== undefined && Array.isArray(records)) rows.push(...records.slice(rows.length).map(toWaiting))
  const counts = { created: 0, updated: 0, skipped: 0, failed: 0, waiting: 0 }
  for (const { status } of rows) counts[status]++
  return { rows, ...counts, ...(stoppedBy !== undefined && { stoppedBy }) }
}

/** The rows to import again: those that failed, and those that were not begun, as far as they were read. Give them as `rows` of the same job. */
export const rowsToRetry = ({ rows }: ImportReport): CsvRecord[] =>
  rows.filter(({ status }) => status === 'failed' || status === 'waiting').map(({ record }) => record)
