import { CsvError } from '../csv/csv-error.ts'
import { type CsvRecord, type RecordOptions, recordsOfRows } from '../csv/records.ts'
import { CONTENT, odsSheets } from './ods.ts'
import type { Sheet } from './sheets.ts'
import { workbookOf, xlsxSheets } from './xlsx.ts'
import { type Archive, locked, openArchive } from './zip.ts'

/** How to read a spreadsheet. */
export interface ReadSpreadsheetOptions extends RecordOptions {
  /** Name of the sheet. @default the first that people see and that has rows */
  sheet?: string | undefined
}

/** Most bytes of a file, and of what it becomes. */
const MOST = { packed: 100 * 2 ** 20, inflated: 400 * 2 ** 20 }

async function bytesOf(source: Blob | Uint8Array): Promise<Uint8Array> {
  const length = source instanceof Blob ? source.size : source.length
  if (length > MOST.packed) throw new CsvError('The file is too large: save the sheet as CSV', 0, 'size')
  return source instanceof Blob ? new Uint8Array(await source.arrayBuffer()) : source
}

const hasAt = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, place) => bytes[at + place] === byte)

// The containers of Word and Excel before 2007, and of files of today that are protected.
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const ARCHIVE = [0x50, 0x4b]
const inUtf16 = (text: string): number[] => [...text].flatMap((letter) => [letter.charCodeAt(0), 0])
const PROTECTED = inUtf16('EncryptedPackage')

/** Whether a compound file has a protected one inside. Names are in its directory, each at a multiple of 128 bytes. */
function isProtected(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 128) if (hasAt(bytes, PROTECTED, at)) return true
  return false
}

const isOds = (archive: Archive): boolean => {
  if (!archive.has(CONTENT) || !archive.has('mimetype')) return false
  const [type] = archive.bytesOf('mimetype')
  return new TextDecoder().decode(type).startsWith('application/vnd.oasis.opendocument.spreadsheet')
}

function hasEncryptedParts(archive: Archive): boolean {
  const manifest = 'META-INF/manifest.xml'
  return (
    archive.has(manifest) &&
    [...archive.bytesOf(manifest)].some((piece) => new TextDecoder().decode(piece).includes('encryption-data'))
  )
}

function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  if (hasAt(bytes, COMPOUND) && isProtected(bytes)) throw locked()
  const isArchive = hasAt(bytes, ARCHIVE)
  const archive = isArchive ? openArchive(bytes, MOST.inflated) : undefined
  if (archive && isOds(archive)) {
    if (hasEncryptedParts(archive)) throw locked()
    return odsSheets(archive)
  }
  const workbook = archive && workbookOf(archive)
  if (archive && workbook !== undefined) return xlsxSheets(archive, workbook)
  throw new CsvError('The file is no spreadsheet that can be read: save it as .xlsx, .ods or .csv', 0, 'format')
}

/** Rows that come one at a time. */
async function* oneByOne(rows: AsyncIterable<string[]>): AsyncGenerator<string[][], void, undefined> {
  for await (const row of rows) yield [row]
}

/**
 * The rows of a spreadsheet (XLSX, ODS) by its headings, as `readCsv` has them. Numbers are plain decimals, dates `2026-03-01` or
 * `2026-03-01T09:30:00`, formulas their stored results; cells with errors are blank, which `onFinding` is told of, as of the sheet. Hidden sheets
 * are passed over. Throws a CsvError for a file that is none, is damaged, protected or too large, and for a sheet that it does not have.
 */
export async function* readSpreadsheet(
  source: Blob | Uint8Array,
  { sheet: wanted, ...options }: ReadSpreadsheetOptions = {},
): AsyncGenerator<CsvRecord, void, undefined> {
  const sheets = await sheetsOf(await bytesOf(source))
  const names = sheets.map(({ name }) => name)
  if (wanted !== undefined && !names.includes(wanted))
    throw new CsvError(`There is no sheet "${wanted}"; there are ${names.join(', ')}`, 0, 'sheet')
  for (const { name, rows } of sheets) {
    if (wanted !== undefined && name !== wanted) continue
    let errors = 0
    let isTaken = false
    const onError = () => {
      errors++
    }
    const findings: Parameters<NonNullable<RecordOptions['onFinding']>>[0][] = []
    for await (const record of recordsOfRows(oneByOne(rows(onError)), {
      ...options,
      onFinding: (each) => findings.push(each),
    })) {
      if (!isTaken) options.onFinding?.({ kind: 'sheet', sheet: name, sheets: names })
      isTaken = true
      yield record
    }
    if (!isTaken) continue
    for (const finding of findings) options.onFinding?.(finding)
    if (errors > 0) options.onFinding?.({ kind: 'errors', cells: errors })
    return
  }
}
