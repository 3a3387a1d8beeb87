import { type BulkOptions, type BulkResult, runBulk } from '../bulk/index.ts'
import { errorMessage } from '../errors/error-message.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import type { CsvSource } from './decode.ts'
import { type CheckedRow, checkRow, type ImportFields, type InputSchema, type RowProblem } from './input-schema.ts'
import { type ReadCsvOptions, readCsv } from './read-csv.ts'
import type { CsvRecord } from './records.ts'

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

/** A field in which a row of the file differs from the row that is there already. */
export interface ImportChange {
  field: string
  before: unknown
  after: unknown
}

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
  /** The row that is there already, as it was before, where the file differs from it. */
  existing?: object | undefined
  /** What was changed in the existing row or, where it was skipped, what an update would change. */
  changes?: ImportChange[] | undefined
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

/** Rows that one call looks up: fewer where their keys would make the address longer than proxies take. */
const ROWS_AT_ONCE = 250
const KEY_CHARS_AT_ONCE = 5000
/** How many of these calls are under way at once where nothing is written: what is written later than it is looked up could be there meanwhile. */
const LOOK_UPS_AT_ONCE = 4

/** Rows of a file that are looked up together. */
interface Batch<Input, Row> {
  found: Found<Input, Row>[]
  keys: (ImportKey | undefined)[]
  /** What is looked up: the keys that no earlier row has. */
  wanted: Set<ImportKey>
  chars: number
}

const newBatch = <Input, Row>(): Batch<Input, Row> => ({ found: [], keys: [], wanted: new Set(), chars: 0 })

const isFull = ({ found, chars }: Batch<unknown, unknown>): boolean =>
  found.length >= ROWS_AT_ONCE || chars >= KEY_CHARS_AT_ONCE

/** The rows of a file, checked, in batches to look up. */
async function* checkedBatches<Input, Row>(
  records: Iterable<CsvRecord> | AsyncIterable<CsvRecord>,
  { fields, schema, locale, keyOf }: ImportJob<Input, Row>,
): AsyncGenerator<Batch<Input, Row>, void, undefined> {
  const firstRows = new Map<ImportKey, number>()
  let batch = newBatch<Input, Row>()

  function add(record: CsvRecord) {
    const checked = checkRow(record, fields, schema, locale)
    const key = checked.input === undefined ? undefined : keyOf(checked.input)
    const sameAs = key === undefined ? undefined : firstRows.get(key)
    if (key !== undefined && sameAs === undefined) {
      firstRows.set(key, record.row)
      batch.wanted.add(key)
      batch.chars += encodeURIComponent(key).length
    }
    batch.keys.push(key)
    batch.found.push(sameAs === undefined ? checked : { ...checked, sameAs })
  }

  for await (const record of records) {
    add(record)
    if (!isFull(batch)) continue
    yield batch
    batch = newBatch()
  }
  yield batch
}

/** The rows of a file, each checked and looked up. The next ones are looked up meanwhile. */
async function* lookUp<Input, Row>(
  records: Iterable<CsvRecord> | AsyncIterable<CsvRecord>,
  job: ImportJob<Input, Row>,
): AsyncGenerator<Found<Input, Row>[], void, undefined> {
  const { keyOf, existing, signal } = job

  async function complete({ found, keys, wanted }: Batch<Input, Row>) {
    if (wanted.size === 0) return found
    const known = new Map<ImportKey | undefined, Row>()
    for (const row of await existing([...wanted], { signal })) known.set(keyOf(row), row)
    known.delete(undefined)
    return found.map((each, at) => (known.has(keys[at]) ? { ...each, existing: known.get(keys[at]) } : each))
  }

  /** Rows on their way, a file that cannot be read on being the last of them. In an object, as a generator would wait for a promise. */
  async function* begun() {
    try {
      for await (const batch of checkedBatches(records, job)) yield { rows: complete(batch) }
    } catch (error) {
      yield { rows: Promise.reject<Found<Input, Row>[]>(error) }
    }
  }

  const ahead: Promise<Found<Input, Row>[]>[] = []
  const atOnce = job.dryRun ? LOOK_UPS_AT_ONCE : 1
  for await (const { rows } of begun()) {
    // Its turn to fail comes when the rows before it are through.
    rows.catch(() => undefined)
    ahead.push(rows)
    const [first] = ahead
    if (first === undefined || ahead.length < atOnce) continue
    yield await first
    ahead.shift()
  }
  for (const rows of ahead) yield await rows
}

/** The rows of batches, one after the other. */
async function* flat<Item>(batches: AsyncIterable<Item[]>): AsyncGenerator<Item, void, undefined> {
  for await (const batch of batches) yield* batch
}

type Outcome = Omit<ImportedRow, 'row' | 'record' | 'error'>

/** Thrown for a row that the schema or the job refuses, so that it counts as failed. */
class RefusedRow extends Error {
  readonly problems: RowProblem[]

  constructor(problems: RowProblem[]) {
    super(problems.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; '))
    this.problems = problems
  }
}

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

/** Where the input differs from the row. Fields that the input lacks stay as they are. */
const changesOf = (row: object, input: unknown): ImportChange[] =>
  Object.entries(Object(input)).flatMap(([field, after]) => {
    const before: unknown = Reflect.get(row, field)
    return isSame(before, after) ? [] : [{ field, before, after }]
  })

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What is to become of a row: the outcome where nothing is to be written, or the outcome that a write will have. Throws a RefusedRow. */
function outcomeOf<Input, Row>(
  { record, input, problems = [], existing, sameAs }: Found<Input, Row>,
  { update, refuses }: Pick<ImportJob<Input, Row>, 'update' | 'refuses'>,
): Outcome {
  if (input === undefined) throw new RefusedRow(problems)
  if (sameAs !== undefined) {
    return { status: 'skipped', reason: `The same as row ${sameAs}`, skipCause: 'repeated', sameAs }
  }
  if (existing === undefined) return { status: 'created' }
  const differs = isObject(existing) && { existing, changes: changesOf(existing, input) }
  if (differs && differs.changes.length === 0) {
    return { status: 'skipped', reason: 'It is there already, and the same', skipCause: 'unchanged' }
  }
  if (!update) {
    return {
      status: 'skipped',
      reason: 'It is there already with other values, and stays as it is',
      skipCause: 'existing',
      ...differs,
    }
  }
  const refused = refuses?.(existing, input) ?? []
  if (refused.length > 0) throw new RefusedRow(refused.map((problem) => ({ row: record.row, ...problem })))
  return { status: 'updated', ...differs }
}

async function importRow<Input, Row>(
  found: Found<Input, Row>,
  job: ImportJob<Input, Row>,
  call: CallOptions,
): Promise<Outcome> {
  const outcome = outcomeOf(found, job)
  const { input, existing } = found
  if (input !== undefined && outcome.status === 'created') await job.create(input, call)
  if (input !== undefined && existing !== undefined && outcome.status === 'updated') {
    await job.update?.(existing, input, call)
  }
  return outcome
}

function toFailed(record: CsvRecord, error: unknown): ImportedRow {
  const failed = { row: record.row, status: 'failed', reason: errorMessage(error), record } as const
  return error instanceof RefusedRow ? { ...failed, problems: error.problems } : { ...failed, error }
}

function toImported<Input, Row>({ item, status, value, error }: BulkResult<Found<Input, Row>, Outcome>): ImportedRow {
  const { record } = item
  if (status === 'skipped') return toWaiting(record)
  return value ? { row: record.row, ...value, record } : toFailed(record, error)
}

const toWaiting = (record: CsvRecord): ImportedRow => ({ row: record.row, status: 'waiting', record })

/** What becomes of the rows, and why not of all of them. */
type Results = Pick<ImportReport, 'rows' | 'stoppedBy'>

/** What would become of each row. */
async function checkRows<Input, Row>(
  batches: AsyncIterable<Found<Input, Row>[]>,
  job: ImportJob<Input, Row>,
): Promise<Results> {
  const rows: ImportedRow[] = []
  const progress = { done: 0, failed: 0, total: totalOf(job) }
  try {
    for await (const batch of batches) {
      job.signal?.throwIfAborted()
      for (const found of batch) {
        const { record } = found
        try {
          rows.push({ row: record.row, ...outcomeOf(found, job), record })
          progress.done++
        } catch (error) {
          rows.push(toFailed(record, error))
          progress.failed++
        }
      }
      job.onProgress?.({ ...progress })
    }
    return { rows }
  } catch (stoppedBy) {
    return { rows, stoppedBy }
  }
}

/** Writes the rows, a few at a time. */
async function writeRows<Input, Row>(
  batches: AsyncIterable<Found<Input, Row>[]>,
  job: ImportJob<Input, Row>,
): Promise<Results> {
  const { concurrency, signal, onProgress } = job
  const { results, stoppedBy } = await runBulk({
    concurrency,
    signal,
    onProgress,
    total: totalOf(job),
    items: flat(batches),
    run: (found, forCall) => importRow(found, job, { signal: forCall }),
  })
  return { rows: results.map(toImported), stoppedBy }
}

const totalOf = ({ rows }: Pick<ImportJob<never, never>, 'rows'>): number | undefined =>
  Array.isArray(rows) ? rows.length : undefined

/**
 * Imports the rows of a file: each is checked against the contract's schema, looked up, and created or updated, a few at a
 * time. What is there already is never created again, so that an import can be run twice, or run again after a failure.
 * It never throws for a row, nor for a file that ends in the middle: see the report.
 */
export async function importCsv<Input, Row>(job: ImportJob<Input, Row>): Promise<ImportReport> {
  const records = job.rows ?? readCsv(job.source, job.csv)
  const batches = lookUp(records, job)
  const { rows, stoppedBy } = await (job.dryRun ? checkRows(batches, job) : writeRows(batches, job))
  // Rows in memory say what is left of them; a file would have to be read on.
  if (stoppedBy !== undefined && Array.isArray(records)) {
    for (const record of records.slice(rows.length)) rows.push(toWaiting(record))
  }
  const counts = { created: 0, updated: 0, skipped: 0, failed: 0, waiting: 0 }
  for (const { status } of rows) counts[status]++
  return { rows, ...counts, ...(stoppedBy !== undefined && { stoppedBy }) }
}

/** The rows to import again: those that failed, and those that were not begun, as far as they were read. Give them as `rows` of the same job. */
export const rowsToRetry = ({ rows }: ImportReport): CsvRecord[] =>
  rows.filter(({ status }) => status === 'failed' || status === 'waiting').map(({ record }) => record)
