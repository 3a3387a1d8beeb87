import type { Column } from '../../resource/column.ts'
import { type Counts, withCounts } from '../../resource/counted/with-counts.ts'
import { type CallByNameOptions, callByName } from '../../resource/rows/calls-by-name.ts'
import { isRefused } from '../../state/may.ts'

// Ids travel in the address, which many servers cut off at 8 kB.
const IDS_AT_ONCE = 250

/** Rows of a file with what the columns count for them: a call for each column and 250 rows. */
export async function countedRows(
  idField: string,
  columns: readonly Column[],
  rows: readonly object[],
  options: CallByNameOptions,
): Promise<readonly object[]> {
  const counting = columns.filter(({ counted }) => counted && !isRefused(counted.call))
  const ids = rows.map((row) => Number(Reflect.get(row, idField)))
  const counts: Record<string, Counts[string]> = {}
  for (const { field, counted } of counting) {
    const known = new Map<number, number>()
    for (let from = 0; counted && from < ids.length; from += IDS_AT_ONCE) {
      const answer = await callByName(counted.call, counted.argsOf(ids.slice(from, from + IDS_AT_ONCE)), options)
      for (const [id, count] of counted.countsOf(answer)) known.set(id, count)
    }
    counts[field.slice(field.indexOf('.') + 1)] = known
  }
  return withCounts(rows, idField, counts)
}
