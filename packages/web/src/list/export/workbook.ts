import { entities } from '@lineboard/contract/entities'
import { readCsv } from '@lineboard/sdk/csv'
import { exportXlsx, maxXlsxRows, writeXlsx } from '@lineboard/sdk/xlsx'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { languages } from '../../lib/languages.ts'
import { language } from '../../lib/messages.ts'
import { timeZone } from '../../state/dates.ts'
import type { QueryContext, RowsContext } from '../context/list-provider.tsx'
import { t } from './export.messages.ts'
import { importableColumns, serverFile } from './importable-file.ts'
import { exportColumns, type FileOf, fileRows, type Watched } from './rows-file.ts'

type Exported = FileOf & Pick<QueryContext, 'columns'> & Pick<RowsContext, 'rows'>

/** What a sheet is called, and where it begins. */
const sheetOf = ({ resource }: FileOf) => ({
  sheet: resource.title,
  isRightToLeft: languages[language].direction === 'rtl',
})

/** What a field has to a spreadsheet program: what is no amount, an import reads as it is written. */
const kindOf = ({ resource }: FileOf, field: string): 'amount' | 'text' => {
  const fields: Readonly<Record<string, string>> = entities[resource.entity].fields
  return fields[field] === 'number' ? 'amount' : 'text'
}

type Cells = Readonly<Record<string, string>>

const ROWS_AT_ONCE = 500

/** The rows of the server's own file, some at a time. */
async function* serverRows(list: FileOf, { signal, onProgress }: Watched): AsyncGenerator<Cells[], void, undefined> {
  let page: Cells[] = []
  let done = 0
  for await (const { cells } of readCsv(serverFile(list, signal), { delimiter: ',', headingRow: 1 })) {
    page.push(cells)
    if (page.length < ROWS_AT_ONCE) continue
    yield page
    done += page.length
    onProgress({ done })
    page = []
  }
  yield page
  onProgress({ done: done + page.length })
}

/** The text of a cell, an amount as a number. */
const cellValue = (text: string, kind: 'amount' | 'text'): string | number =>
  kind === 'amount' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text

/** The server's own file as a workbook. */
async function* serverWorkbook(list: FileOf, watched: Watched): AsyncGenerator<Uint8Array, void, undefined> {
  const pages = serverRows(list, watched)
  // Its columns are known with its first rows.
  const first = (await pages.next()).value ?? []
  const columns = Object.keys(first[0] ?? {})
    .filter((heading) => heading !== '')
    .map((header) => {
      const kind = kindOf(list, header)
      return { header, kind, value: (cells: Cells) => cellValue(cells[header] ?? '', kind) }
    })
  async function* all() {
    yield first
    yield* pages
  }
  yield* writeXlsx(all(), { ...sheetOf(list), columns })
}

function importableWorkbook(list: FileOf, watched: Watched): AsyncIterable<Uint8Array> {
  if (list.resource.bulkDownload) return serverWorkbook(list, watched)
  const columns = importableColumns(list.resource).map((each) => ({ ...each, kind: kindOf(list, each.header) }))
  const { read, options } = fileRows(list, [], watched)
  return exportXlsx(read, { ...options, ...sheetOf(list), columns })
}

function shownWorkbook(list: Exported, watched: Watched): AsyncIterable<Uint8Array> {
  const columns = exportColumns(list.columns, list.rows, watched.zone ?? timeZone())
  const { read, options } = fileRows(list, list.columns, watched)
  return exportXlsx(read, { ...options, ...sheetOf(list), columns })
}

/**
 * All rows that a list's filter finds as a workbook: the same columns, rows and order as in a CSV. Throws in words where they are more than Excel
 * reads.
 */
export async function* workbook(
  list: Exported,
  kind: 'shown' | 'importable',
  watched: Watched,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* kind === 'shown' ? shownWorkbook(list, watched) : importableWorkbook(list, watched)
  } catch (error) {
    const isTooLong = error instanceof RangeError && error.name === 'XlsxRowsError'
    throw isTooLong ? new WordedError(t('tooMany', { most: maxXlsxRows }), { isFinal: true, cause: error }) : error
  }
}
