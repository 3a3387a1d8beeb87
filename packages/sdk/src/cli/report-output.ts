import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { csvHeader, csvLines } from '../csv/index.ts'
import { currencyDigits } from '../money/currency.ts'
import { CliError } from './flags.ts'
import { type ReportColumn, type ReportRow, type ReportTable, unitOf } from './report-tables.ts'

/** A report as it is written. */
export interface ReportPage {
  title: string
  /** Period, zone, and what else it is about: a line each. */
  facts: readonly string[]
  /** ISO 4217 code of the currency that amounts are in. */
  currency: string
  tables: readonly ReportTable[]
}

type Kind = ReportColumn['kind']

/** A value as files of tables have it. */
const fileValue = (value: number | undefined, kind: Kind) =>
  value === undefined
    ? undefined
    : kind === 'share'
      ? Math.round(value * 1000) / 10
      : Math.round(value * 10_000) / 10_000

const two = (value: number) => String(value).padStart(2, '0')
const grouped = new Intl.NumberFormat('en-US')
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

function duration(seconds: number): string {
  const whole = Math.round(Math.abs(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
  return seconds < 0 ? `-${text}` : text
}

function amountIn(currency: string): (value: number) => string {
  const digits = currencyDigits(currency)
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (value) => format.format(value)
}

const textsIn = (currency: string): Readonly<Record<Kind, (value: number) => string>> => ({
  count: (value) => grouped.format(value),
  seconds: duration,
  amount: amountIn(currency),
  share: (value) => percent.format(value),
})

/** Change in % stays one where a row says what its other values are. */
const kindAt = ({ kind }: ReportColumn, row: ReportRow): Kind => (kind === 'share' ? kind : (row.kind ?? kind))

/** Writes headings and rows for readers. */
function writerOf({ head, columns }: ReportTable, currency: string) {
  const texts = textsIn(currency)
  const textOf = (value: number | undefined, kind: Kind) => (value === undefined ? '–' : texts[kind](value))
  return {
    headings: [head, ...columns.map(({ label, kind }) => (kind === 'amount' ? `${label} (${currency})` : label))],
    cellsOf: (row: ReportRow) => [
      row.label,
      ...columns.map((column, at) => textOf(row.values[at], kindAt(column, row))),
    ],
  }
}

/** A table as CSV, with units in its headings: times in seconds, amounts in `currency`. */
export function reportCsv({ head, columns, rows, totals }: ReportTable, currency: string): string {
  const lines = [...rows, ...(totals ? [totals] : [])]
  const headings = columns.map((column) => {
    const unit = unitOf(column.kind, currency)
    return { header: unit && !column.label.includes(unit) ? `${column.label} (${unit})` : column.label, column }
  })
  const made = [
    { header: head, value: (row: ReportRow) => row.label },
    ...headings.map(({ header, column }, at) => ({
      header,
      value: (row: ReportRow) => fileValue(row.values[at], kindAt(column, row)),
    })),
  ]
  return csvHeader(made) + csvLines(lines, made)
}

/** What amounts are in, as a fact of the page. */
const amountsFact = (currency: string): string => `Amounts are in ${currency}.`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const definitionsOf = (tables: readonly ReportTable[]) => [
  ...new Map(
    tables
      .flatMap(({ columns }) => columns)
      .flatMap(({ label, definition }) => (definition ? [[label, definition] as const] : [])),
  ),
]

const STYLE = `body{font:14px/1.4 system-ui,sans-serif;color:#1b1f24;margin:2rem}
h1{font-size:1.4rem;margin:0}h2{font-size:1.05rem;margin:1.6rem 0 .4rem}p{margin:.15rem 0;color:#57606a}
table{border-collapse:collapse;width:100%}th,td{padding:.25rem .5rem;border-bottom:1px solid #d0d7de;text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left;white-space:normal}tfoot td{font-weight:600}dt{font-weight:600}dd{margin:0 0 .3rem}`

function htmlTable(table: ReportTable, currency: string): string {
  const { title, rows, totals } = table
  const { headings, cellsOf } = writerOf(table, currency)
  const line = (row: ReportRow) =>
    `<tr>${cellsOf(row)
      .map((cell) => `<td>${escaped(cell)}</td>`)
      .join('')}</tr>`
  return `<h2>${escaped(title)}</h2>
<table>
<thead><tr>${headings.map((heading) => `<th scope="col">${escaped(heading)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(line).join('\n')}
</tbody>${totals ? `\n<tfoot>${line(totals)}</tfoot>` : ''}
</table>`
}

/** A page without scripts, which mail programs show too. */
export const reportHtml = ({ title, facts, currency, tables }: ReportPage): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body>
<h1>${escaped(title)}</h1>
${[...facts, amountsFact(currency)].map((fact) => `<p>${escaped(fact)}</p>`).join('\n')}
${tables.map((table) => htmlTable(table, currency)).join('\n')}
<h2>What the figures count</h2>
<dl>
${definitionsOf(tables)
  .map(([label, definition]) => `<dt>${escaped(label)}</dt><dd>${escaped(definition)}</dd>`)
  .join('\n')}
</dl>
</body>
</html>
`

async function loadPdf() {
  try {
    return (await import('pdfkit')).default
  } catch (error) {
    throw new CliError('A PDF needs pdfkit: install it beside @lineboard/sdk, or use --format html.', { cause: error })
  }
}

const MARGIN = 36

/** The fonts of a text: those that every reader of PDF has are of Latin-1. Throws a CliError where others are not installed. */
function fontsFor(text: string) {
  if (/^[\p{ASCII}\xa0-\xff–’]*$/u.test(text)) return { plain: 'Helvetica', bold: 'Helvetica-Bold' }
  const { resolve } = createRequire(import.meta.url)
  try {
    return {
      plain: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
      bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
    }
  } catch (error) {
    throw new CliError('A PDF of names beyond Latin-1 needs dejavu-fonts-ttf: install it, or use --format html.', {
      cause: error,
    })
  }
}

/** The same as a PDF, on A4 sheets laid sideways. */
export async function reportPdf({ title, facts, currency, tables }: ReportPage): Promise<Uint8Array> {
  const Document = await loadPdf()
  const { plain, bold } = fontsFor(
    [...facts, ...tables.flatMap(({ rows }) => rows.map(({ label }) => label))].join(' '),
  )
  const info = { Title: title, Producer: 'Lineboard', Creator: 'Lineboard' }
  const document = new Document({ size: 'A4', layout: 'landscape', margin: MARGIN, info })
  document.font(bold, 16).text(title)
  document.font(plain, 9).fillColor('#57606a')
  for (const fact of [...facts, amountsFact(currency)]) document.text(fact)
  document.fillColor('black')
  for (const table of tables) {
    const { title: heading, columns, rows, totals } = table
    document.moveDown(1).font(bold, 11).text(heading, MARGIN).moveDown(0.3)
    const { headings, cellsOf } = writerOf(table, currency)
    const lineOf = (row: ReportRow) => cellsOf(row).map((cell, at) => (at > 0 ? cell.replace('–', '-') : cell))
    document.font(plain, 7).table({
      columnStyles: [
        { width: '*', minWidth: 90 },
        ...columns.map(() => ({ width: '*' as const, align: { x: 'right' as const, y: 'center' as const } })),
      ],
      defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#d0d7de', padding: 2 },
      data: [headings, ...rows.map(lineOf), ...(totals ? [lineOf(totals)] : [])],
    })
  }
  document.moveDown(1).font(plain, 8)
  for (const [label, definition] of definitionsOf(tables)) document.text(`${label}: ${definition}`, MARGIN)
  document.end()
  return new Uint8Array(await buffer(document))
}
