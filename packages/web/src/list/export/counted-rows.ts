import type { Column } from '../../resource/column.ts'
import { askCounts, asksOf, countsOfAll } from '../../resource/counted/ask-counts.ts'
import { type Counts, withCounts } from '../../resource/counted/with-counts.ts'
import type { CallByNameOptions } from '../../resource/rows/calls-by-name.ts'
import { isRefused } from '../../state/may.ts'

/** Rows of a file with what the columns count for them. One call waits for the one before: a file is in no hurry. */
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
    if (!counted) continue
    const answers: unknown[] = []
    for (const ask of asksOf(counted, ids)) answers.push(...(await askCounts(counted, [ask], options)))
    counts[field.slice(field.indexOf('.') + 1)] = countsOfAll(counted, answers, rows)
  }
  return withCounts(rows, idField, counts)
}
