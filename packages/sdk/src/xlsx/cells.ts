import { DAY_MS } from '@lineboard/contract/durations'
import { columnLetters } from '../csv/heading-row.ts'
import { type CsvColumn, columnValue, offsetText } from '../csv/write-csv.ts'
import { isDay, isInstant } from '../period/day.ts'
import { isShownTwice, offsetMs } from '../period/time-zone.ts'

/**
 * What a column has, where its values don't tell: text that may look like a number (ids, phone numbers), amounts of money, counts and other
 * quantities, days of the calendar (`2026-03-11`).
 */
export type XlsxKind = 'text' | 'amount' | 'count' | 'day'

/** A column of a sheet: its heading, and where its value comes from, as in a CSV. */
export type XlsxColumn<Row> =
  | CsvColumn<Row>
  | (Exclude<CsvColumn<Row>, string> & {
      /** @default by its values: numbers, times and text */
      readonly kind?: XlsxKind | undefined
    })

/** The characters that Excel takes in a cell. */
const LONGEST_TEXT = 32_767

const clock = 'yyyy\\-mm\\-dd\\ hh:mm:ss'

// Places in the list of styles follow this order; formats of times with an offset come behind it.
const formats = ['General', 'General', '@', '#,##0', '#,##0.0#########', '#,##0.00##', 'yyyy\\-mm\\-dd', clock] as const
const HEADING = 1
const styleOf = { text: 2, whole: 3, fraction: 4, amount: 5, day: 6, clock: 7 } as const
/** The first number that a format of one's own may have. */
const OWN_FORMATS = 164

/** What XML can't have, and what Excel reads as the code of such a character. */
const unwritable = /(?![\t\n\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]|_(?=x[\dA-Fa-f]{4}_)/gu

const codeOf = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

const entityOf: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML has it. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entityOf[sign] ?? sign)

/** A text as the cell of a sheet has it: whole, or cut where Excel takes no more. */
const cellText = (text: string): string =>
  escapeXml((text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text).replace(unwritable, codeOf))

// Excel's first of March 1900: before it, its calendar has a day that there was not.
const FIRST_DAY = 61
const EPOCH_MS = Date.UTC(1899, 11, 30)

/** A time on somebody's clock, in milliseconds, as the number of days that spreadsheet programs reckon in. */
const serialOf = (clockMs: number): number => (clockMs - EPOCH_MS) / DAY_MS

interface Cell {
  value: string | number
  style: number
}

/** Makes the cells of one workbook, in a time zone (IANA name). */
export function cellsIn(timeZone: string) {
  const offsets: string[] = []

  /** The style of a time that clocks show twice: its format says the offset. */
  function styleWith(offset: string): number {
    if (!offsets.includes(offset)) offsets.push(offset)
    return formats.length + offsets.indexOf(offset)
  }

  function ofInstant(instant: string): Cell {
    const ms = Date.parse(instant)
    const aheadMs = offsetMs(ms, timeZone)
    const serial = serialOf(Math.floor((ms + aheadMs) / 1000) * 1000)
    if (serial < FIRST_DAY) return { value: instant, style: styleOf.text }
    return { value: serial, style: isShownTwice(ms, timeZone) ? styleWith(offsetText(aheadMs)) : styleOf.clock }
  }

  function ofText(text: string, kind: XlsxKind | undefined): Cell {
    if (kind === undefined && isInstant(text)) return ofInstant(text)
    const serial = kind === 'day' && isDay(text) ? serialOf(Date.parse(`${text}T00:00:00Z`)) : 0
    return serial < FIRST_DAY ? { value: text, style: styleOf.text } : { value: serial, style: styleOf.day }
  }

  function ofNumber(number: number, kind: XlsxKind | undefined): Cell {
    if (kind === 'text' || !Number.isFinite(number)) return { value: String(number), style: styleOf.text }
    if (kind === 'amount') return { value: number, style: styleOf.amount }
    if (kind !== 'count') return { value: number, style: 0 }
    return { value: number, style: Number.isInteger(number) ? styleOf.whole : styleOf.fraction }
  }

  function cellOf(value: unknown, kind: XlsxKind | undefined): Cell | undefined {
    if (value === undefined || value === null || value === '') return undefined
    if (value instanceof Date) return ofText(value.toISOString(), kind)
    if (typeof value === 'number') return ofNumber(value, kind)
    return ofText(typeof value === 'object' ? JSON.stringify(value) : String(value), kind)
  }

  function cellXml({ value, style }: Cell, place: string): string {
    if (typeof value === 'number') return `<c r="${place}" s="${style}"><v>${value}</v></c>`
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${cellText(value)}</t></is></c>`
  }

  /** Rows of a sheet. No text is a formula: a cell says itself that it has a text. */
  function rowsXml<Row>(rows: readonly Row[], columns: readonly XlsxColumn<Row>[], above: number): string {
    const places = columns.map((column, at) => ({ column, letters: columnLetters(at), kind: kindOf(column) }))
    return rows
      .map((row, at) => {
        const number = above + at + 1
        const cells = places.map(({ column, letters, kind }) => {
          const cell = cellOf(columnValue(column, row), kind)
          return cell ? cellXml(cell, letters + number) : ''
        })
        return `<row r="${number}">${cells.join('')}</row>`
      })
      .join('')
  }

  const headingsXml = (headings: readonly string[]): string =>
    `<row r="1">${headings.map((value, at) => cellXml({ value, style: HEADING }, `${columnLetters(at)}1`)).join('')}</row>`

  /** The styles that the cells so far are in. */
  function stylesXml(): string {
    const all = [...formats, ...offsets.map((offset) => `${clock}"${offset}"`)]
    const own = all.map((format, at) => `<numFmt numFmtId="${OWN_FORMATS + at}" formatCode="${escapeXml(format)}"/>`)
    const styles = all.map(
      (_, at) =>
        `<xf numFmtId="${at < 2 ? 0 : OWN_FORMATS + at}" fontId="${at === HEADING ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
    )
    const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>'
    return [
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
      `<numFmts count="${own.length}">${own.join('')}</numFmts>`,
      `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>`,
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      `<cellXfs count="${styles.length}">${styles.join('')}</cellXfs>`,
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
      '</styleSheet>',
    ].join('')
  }

  return { headingsXml, rowsXml, stylesXml }
}

/** What a column has, where it says so. */
function kindOf<Row>(column: XlsxColumn<Row>): XlsxKind | undefined {
  return typeof column === 'object' && 'kind' in column ? column.kind : undefined
}
