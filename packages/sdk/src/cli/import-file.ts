import { createReadStream } from 'node:fs'
import {
  CsvError,
  type CsvFinding,
  type CsvRecord,
  fileKind,
  type RecordOptions,
  readCsv,
  readVcards,
  sheetRow,
} from '../csv/index.ts'
import { errorMessage } from '../errors/error-message.ts'
import { CliError } from './flags.ts'

const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** What was found out about a file that its rows don't show; undefined where it is as most files are. */
function findingText(finding: CsvFinding): string | undefined {
  if (finding.kind === 'encoding') return finding.encoding === 'utf-8' ? undefined : `Read as ${finding.encoding}.`
  if (finding.kind === 'headings') return finding.row === 1 ? undefined : `The headings are in row ${finding.row}.`
  if (finding.kind === 'sheet')
    return finding.sheets.length === 1
      ? undefined
      : `The sheet "${finding.sheet}" is read, of ${finding.sheets.map((name) => `"${name}"`).join(', ')}.`
  if (finding.kind === 'morePhones')
    return `Of ${countOf(finding.cards, 'card')} with several phone numbers, the preferred or first one is in the column Phone.`
  if (finding.kind === 'errors')
    return `${countOf(finding.cells, 'cell')} with an error, or a formula without a result, left blank.`
  return `${countOf(finding.rows, 'row')} of totals left out.`
}

/** Where the rows of a file are; found where it is undefined. */
interface TablePlace {
  headingRow: number | undefined
  sheet: string | undefined
}

/** The rows of a file, by what its first bytes say it is: it may be a pipe, which is read once. */
async function* readRows(file: string, { sheet, ...options }: TablePlace & RecordOptions) {
  const pieces = createReadStream(file)[Symbol.asyncIterator]()
  const { value: first, done } = await pieces.next()
  async function* whole(): AsyncGenerator<Uint8Array, void, undefined> {
    if (!done) yield first
    yield* pieces
  }
  const kind = done ? 'text' : await fileKind(first)
  if (kind === 'cards' && options.headingRow !== undefined)
    throw new CliError('--heading-row: contacts in a .vcf file have no row of headings. It is for tables.')
  if (kind !== 'spreadsheet') {
    if (sheet !== undefined) throw new CliError('--sheet: the file has no sheets. It is for .xlsx and .ods.')
    return yield* kind === 'cards' ? readVcards(whole(), options) : readCsv(whole(), options)
  }
  const all: Uint8Array[] = []
  for await (const piece of whole()) all.push(piece)
  const { readSpreadsheet } = await import('../spreadsheet/index.ts')
  yield* readSpreadsheet(Buffer.concat(all), { ...options, sheet })
}

/** The rows of a file, by the numbers that spreadsheets show beside them. */
export async function recordsOf(file: string, place: TablePlace, onHint: (hint: string) => void): Promise<CsvRecord[]> {
  const onFinding = (finding: CsvFinding) => {
    const text = findingText(finding)
    if (text !== undefined) onHint(text)
  }
  try {
    const records: CsvRecord[] = []
    for await (const record of readRows(file, { ...place, onFinding }))
      records.push({ ...record, row: sheetRow(record.row) })
    return records
  } catch (error) {
    if (error instanceof CliError) throw error
    // Row 0 is that of the headings, or the file as a whole.
    if (error instanceof CsvError)
      throw new CliError(`${file}${error.row > 0 ? `, row ${sheetRow(error.row)}` : ''}: ${error.message}.`)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new CliError(`There is no file ${file}.`)
    throw new CliError(`${file} cannot be read: ${code === 'EISDIR' ? 'it is a folder' : errorMessage(error)}.`)
  }
}
