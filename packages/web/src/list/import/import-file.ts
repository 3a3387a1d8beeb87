import {
  CsvError,
  type CsvFinding,
  type CsvRecord,
  fileKind,
  type MadeColumn,
  readCsv,
  readVcards,
  sheetRow,
  withMadeColumn,
} from '@lineboard/sdk/csv'
import { reasonOf } from './bad-rows.ts'
import { t } from './import.messages.ts'
import { recordPacker } from './packed-records.ts'

/** A file as it was read. */
export interface ImportFile {
  name: string
  headings: readonly string[]
  /** What stands between its cells. */
  delimiter: string
  records: readonly CsvRecord[]
  /** The file itself, which is read again where other headings are chosen. */
  source: File
  /** The row of the headings, as a spreadsheet numbers it; undefined for cards, which have none. */
  headingRow: number | undefined
  /** The sheet that is read; undefined for a file without sheets. */
  sheet: string | undefined
  /** Sheets that can be read. */
  sheets: readonly string[]
  /** Columns that were made of those of the file. */
  made: readonly MadeColumn[]
  /** What was left out or decoded, in words. */
  notes: readonly string[]
}

/** Where the rows of a file are; found where it is undefined. */
export interface TablePlace {
  headingRow?: number
  sheet?: string | undefined
}

/** How long rows are read before the page has its turn, in milliseconds. */
const MOST_AT_ONCE_MS = 30

/** What was found out about a file that its rows don't show; undefined where it is as most files are. */
function noteOf(finding: CsvFinding): string | undefined {
  if (finding.kind === 'totals') return t('totals', { count: finding.rows })
  if (finding.kind === 'errors') return t('errorCells', { count: finding.cells })
  if (finding.kind === 'morePhones') return t('morePhones', { count: finding.cards })
  if (finding.kind === 'sheet' && finding.sheets.length > 1)
    return t('sheetRead', { sheet: finding.sheet, count: finding.sheets.length })
  return finding.kind === 'encoding' && finding.encoding !== 'utf-8'
    ? t('encoded', { encoding: finding.encoding.toUpperCase() })
    : undefined
}

interface ReadOptions extends TablePlace {
  signal: AbortSignal
  onProgress: (done: number) => void
}

type Listeners = Pick<Parameters<typeof readCsv>[1] & object, 'onFinding' | 'onDelimiter' | 'headingRow'>

/** The rows of a file, by what it is. Few people choose a spreadsheet, so what reads one is loaded when they do. */
async function* recordsOf(source: File, { sheet, ...options }: Listeners & Pick<TablePlace, 'sheet'>) {
  const kind = await fileKind(source)
  if (kind !== 'spreadsheet') return yield* kind === 'cards' ? readVcards(source, options) : readCsv(source, options)
  const { readSpreadsheet } = await import('@lineboard/sdk/spreadsheet')
  yield* readSpreadsheet(source, { ...options, sheet })
}

/** Reads a file and reports how many records it has so far; undefined where reading was stopped. Throws what is wrong with the file. */
export async function readFile(source: File, { signal, onProgress, headingRow, sheet }: ReadOptions) {
  const records: CsvRecord[] = []
  const pack = recordPacker()
  const notes: string[] = []
  const found: Pick<ImportFile, 'delimiter' | 'headingRow' | 'sheet' | 'sheets'> = {
    delimiter: ',',
    headingRow: undefined,
    sheet: undefined,
    sheets: [],
  }
  const onDelimiter = (delimiter: string) => Object.assign(found, { delimiter })
  const onFinding = (finding: CsvFinding) => {
    if (finding.kind === 'headings') found.headingRow = finding.row
    if (finding.kind === 'sheet') Object.assign(found, { sheet: finding.sheet, sheets: finding.sheets })
    const note = noteOf(finding)
    if (note !== undefined) notes.push(note)
  }
  let restedMs = performance.now()
  for await (const record of recordsOf(source, { onDelimiter, onFinding, headingRow, sheet })) {
    records.push(pack(record))
    // A file that is here already is read without a pause: the page would answer no key meanwhile.
    if (performance.now() - restedMs > MOST_AT_ONCE_MS) {
      await new Promise((resolve) => setTimeout(resolve))
      restedMs = performance.now()
    }
    onProgress(records.length)
    if (signal.aborted) return undefined
  }
  const headings = Object.keys(records[0]?.cells ?? {}).filter(Boolean)
  return { name: source.name, headings, records, source, notes, made: [], ...found } satisfies ImportFile
}

/** A file with the columns that were made of others. */
export function withColumns(file: ImportFile, made: readonly MadeColumn[]): ImportFile {
  if (made.length === 0) return file
  const pack = recordPacker()
  const records = file.records.map((record) => pack(withMadeColumn(record, made)))
  return { ...file, made, records }
}

/** Why a file can't be read, in a sentence. */
export function unreadableText(error: unknown): string {
  const reason = reasonOf(error)
  // Row 0 is that of the headings, or the file as a whole.
  const isOfRow = error instanceof CsvError && error.row > 0
  return isOfRow ? t('unreadableAt', { row: sheetRow(error.row), reason }) : t('unreadable', { reason })
}
