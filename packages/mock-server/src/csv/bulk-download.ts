import { type Reply, textFile } from '../handlers/answers.ts'
import type { Context } from '../handlers/types.ts'
import type { EntityName, Row } from '../store/models.ts'
import type { Where } from '../store/types.ts'
import { type CsvColumn, writeCsv } from './write-csv.ts'

/** Narrows and orders a download beyond its `where` parameter. */
interface More {
  where?: Where
  order?: readonly string[]
}

/** The rows of the `where` parameter that the principal may see, as a CSV file. */
export function bulkDownload<M extends EntityName>(
  context: Context,
  model: M,
  columns: readonly CsvColumn<Row<M>>[],
  filename: string,
  { where = {}, order = [] }: More = {},
): Reply {
  const all = context.scoped(model, { and: [context.where(model) ?? {}, where] })
  const rows = context.store.anyTable(model)?.find({ where: all, order }) ?? []
  return textFile(writeCsv(columns, rows), 'text/csv; charset=utf-8', filename)
}
