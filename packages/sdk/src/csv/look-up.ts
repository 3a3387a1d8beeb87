import type { CallOptions } from '../operations/operation-types.ts'
import type { ImportJob, ImportKey } from './import-job.ts'
import { type CheckedRow, checkRow } from './import-rows.ts'
import type { CsvRecord } from './read-csv.ts'

/** A row that was read, with the row that is there already, and the earlier row of the file that is the same. */
export type Found<Input, Row> = CheckedRow<Input> & { existing?: Row | undefined; sameAs?: number | undefined }

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
export async function* lookUp<Input, Row>(
  records: Iterable<CsvRecord> | AsyncIterable<CsvRecord>,
  { fields, schema, keyOf, existing, signal }: ImportJob<Input, Row>,
): AsyncGenerator<Found<Input, Row>, void, undefined> {
  const call: CallOptions = { signal }
  const firstRows = new Map<ImportKey, number>()
  const keyOfRow = ({ input }: CheckedRow<Input>) => (input === undefined ? undefined : keyOf(input))

  for await (const batch of inBatches(records)) {
    const checked = batch.map((record) => checkRow(record, fields, schema))
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
