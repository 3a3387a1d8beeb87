import { strToU8, Zip, ZipDeflate } from 'fflate'
import { columnLetters } from '../csv/heading-row.ts'
import { columnValue, headerOf } from '../csv/write-csv.ts'
import { isInstant } from '../period/day.ts'
import { cellsIn, escapeXml, type XlsxColumn } from './cells.ts'

/** The rows that a sheet has room for below its headings: Excel reads 1,048,576 in all. */
export const maxXlsxRows = 1_048_575

/** More rows than a sheet has room for. */
class XlsxRowsError extends RangeError {
  override name = 'XlsxRowsError'
}

/** Throws a XlsxRowsError for more rows than a sheet has room for. */
export function checkXlsxRows(rows: number): void {
  if (rows > maxXlsxRows)
    throw new XlsxRowsError(
      `A sheet of XLSX has room for ${maxXlsxRows.toLocaleString('en-US')} rows and its headings, as Excel reads no more: narrow the filter, or write CSV`,
    )
}

/** How a sheet looks, and in which zone its times are. */
export interface XlsxOptions<Row> {
  columns: readonly XlsxColumn<Row>[]
  /** Time zone (IANA name) whose clocks the dates show. They can't say it themselves: a heading may. @default 'UTC' */
  timeZone?: string | undefined
  /** Name of the sheet. @default 'Sheet1' */
  sheet?: string | undefined
  /** The first column is at the right, as in Arabic. @default false */
  isRightToLeft?: boolean | undefined
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const relations = (targets: readonly (readonly [type: string, target: string])[]): string => {
  const each = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  )
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`
}

const part = (name: string, type: string) => `<Override PartName="/xl/${name}.xml" ContentType="${TYPES}.${type}+xml"/>`

/** Excel takes no sheet of another name. */
const sheetName = (name: string): string =>
  name
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .trim()
    .slice(0, 31) || 'Sheet1'

/** What is there before any row is: what the parts of the file are, and how they belong together. */
const fixedParts = (sheet: string): ReadonlyArray<readonly [name: string, xml: string]> => [
  [
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}${part('styles', 'styles')}</Types>`,
  ],
  ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
  [
    'xl/workbook.xml',
    `${XML}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  ],
]

const CLOCK_WIDTH = 19
const [NARROWEST, WIDEST] = [8, 60]

/** How many characters a value takes in its cell. */
function widthOf(value: unknown): number {
  if (value === undefined || value === null) return 0
  if (value instanceof Date || isInstant(value)) return CLOCK_WIDTH
  return typeof value === 'object' ? WIDEST : String(value).length
}

/** Columns as wide as the first rows ask for: what comes later may be wider, and is not here yet. */
function widthsXml<Row>(columns: readonly XlsxColumn<Row>[], headings: readonly string[], rows: readonly Row[]) {
  const each = columns.map((column, at) => {
    const heading = (headings[at] ?? '').length + 1
    const widest = rows.reduce((most, row) => Math.max(most, widthOf(columnValue(column, row))), heading)
    const width = Math.min(Math.max(widest + 2, NARROWEST), WIDEST)
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  })
  return each.length > 0 ? `<cols>${each.join('')}</cols>` : ''
}

/** A sheet up to its rows: the headings stay in sight. */
const sheetHead = (widths: string, isRightToLeft: boolean): string =>
  `${XML}<worksheet ${MAIN}><sheetViews><sheetView${isRightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${widths}<sheetData>`

/** The end of a sheet. Ids are text on purpose, which Excel need not point at. */
const sheetFoot = (columns: number, rows: number): string =>
  `</sheetData>${columns > 0 ? `<ignoredErrors><ignoredError sqref="A1:${columnLetters(columns - 1)}${rows}" numberStoredAsText="1"/></ignoredErrors>` : ''}</worksheet>`

/** A zip file whose parts are written one after another; what is ready of it is taken away in between. */
function zipParts() {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  return {
    /** Begins the next part; the text that is `last` ends it. */
    begin(name: string): (text: string, isLast: boolean) => void {
      const file = new ZipDeflate(name, { level: 6 })
      zip.add(file)
      return (text, isLast) => file.push(strToU8(text), isLast)
    },
    end: () => zip.end(),
    take(): Uint8Array[] {
      const taken = ready
      ready = []
      return taken
    },
  }
}

/**
 * Rows as an XLSX file, piece by piece: memory stays the same however many pages there are. Numbers are numbers, times dates in the zone, all else
 * text, also what begins as a formula does. Headings are bold and stay in sight. Throws a RangeError named XlsxRowsError for more rows than Excel reads.
 */
export async function* writeXlsx<Row extends object>(
  pages: AsyncIterable<readonly Row[]>,
  { columns, timeZone = 'UTC', sheet = 'Sheet1', isRightToLeft = false }: XlsxOptions<Row>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { headingsXml, rowsXml, stylesXml } = cellsIn(timeZone)
  const headings = columns.map((column) => headerOf(column))
  const zip = zipParts()
  for (const [name, xml] of fixedParts(sheetName(sheet))) zip.begin(name)(xml, true)
  const push = zip.begin('xl/worksheets/sheet1.xml')
  const begin = (first: readonly Row[]) =>
    push(sheetHead(widthsXml(columns, headings, first), isRightToLeft) + headingsXml(headings), false)
  // The headings are the first row.
  let written = 0
  for await (const rows of pages) {
    checkXlsxRows(Math.max(written - 1, 0) + rows.length)
    if (written === 0) {
      begin(rows)
      written = 1
    }
    push(rowsXml(rows, columns, written), false)
    written += rows.length
    yield* zip.take()
  }
  if (written === 0) begin([])
  push(sheetFoot(columns.length, Math.max(written, 1)), true)
  zip.begin('xl/styles.xml')(XML + stylesXml(), true)
  zip.end()
  yield* zip.take()
}
