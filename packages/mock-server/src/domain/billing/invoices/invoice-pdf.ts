import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'
import type { InvoiceDocument, InvoiceRow } from './invoice-document.ts'
import { createPdfPen, type Weight } from './pdf-pen.ts'

/** How wide a text is drawn, in points. */
type WidthOf = (text: string) => number

/** As much of a word as has room, at least a character, and the rest of it. */
function broken(word: string, room: number, widthOf: WidthOf): [begin: string, rest: string] {
  const characters = [...word]
  let count = 1
  while (count < characters.length && widthOf(characters.slice(0, count + 1).join('')) <= room) count++
  return [characters.slice(0, count).join(''), characters.slice(count).join('')]
}

/** Lines of a text, one at least, that have room in a width, in points: broken between words, and within one that is wider than a line. */
export function wrapText(text: string, room: number, widthOf: WidthOf): string[] {
  const lines: string[] = []
  let line = ''
  const words = text.split(' ')
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= room) {
      line = longer
    } else if (line !== '') {
      lines.push(line)
      line = ''
      words.unshift(word)
    } else {
      const [begin, rest] = broken(word, room, widthOf)
      lines.push(begin)
      if (rest !== '') words.unshift(rest)
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line]
}

/** Where things stand on a sheet of A4, in points from its upper left corner. */
const page = { left: 56, text: 136, middle: 320, right: 539, top: 62, bottom: 770, foot: 802 }
const LINE = 16
const GAP = 12
/** Room for the largest amounts. */
const AMOUNT = 90

/** What writes them: loaded when first asked for or ahead, so that a server starts without it. */
export const loadInvoices = (): Promise<{ default: typeof PDFDocument }> => import('pdfkit')

/** Writes an invoice as a PDF, over as many numbered pages as it needs. */
export async function invoicePdf(invoice: InvoiceDocument): Promise<Buffer> {
  const { number, issuedAt, seller, customer, notes, rows, totals } = invoice
  const { default: Document } = await loadInvoices()
  const info = { Title: `Invoice ${number}`, CreationDate: issuedAt, ModDate: issuedAt }
  const document = new Document({ size: 'A4', margin: 0, bufferPages: true, info })
  const pen = createPdfPen(document, JSON.stringify(invoice))
  let y = page.top

  const wrapped = (text: string, room: number, weight?: Weight) =>
    wrapText(text, room, (part) => pen.widthOf(part, weight))
  const put = (text: string, x: number, weight?: Weight) => pen.put(text, x, y, weight)
  const putRight = (text: string, weight?: Weight) => put(text, page.right - pen.widthOf(text, weight), weight)
  function next(lineCount = 1): void {
    y += LINE * lineCount
  }
  /** Goes on to another page, which begins with the heads of the columns, where so many lines have no room. */
  function keepTogether(lineCount: number): void {
    if (y + LINE * (lineCount - 1) <= page.bottom) return
    document.addPage()
    y = page.top
    putRow(['Date', 'Description', 'Amount'], 'bold')
  }
  function putRow([date, text, amount]: InvoiceRow, weight?: Weight): void {
    const lines = wrapped(text, page.right - AMOUNT - page.text, weight)
    keepTogether(lines.length)
    put(date, page.left, weight)
    for (const [at, line] of lines.entries()) {
      put(line, page.text, weight)
      if (at === 0) putRight(amount, weight)
      next()
    }
  }
  function putSideBySide(one: readonly string[], other: readonly string[]): void {
    const left = one.flatMap((text) => wrapped(text, page.middle - GAP - page.left))
    const right = other.flatMap((text) => wrapped(text, page.right - page.middle))
    for (let at = 0; at < Math.max(left.length, right.length); at++) {
      const weight = at === 0 ? 'bold' : 'plain'
      put(left[at] ?? '', page.left, weight)
      put(right[at] ?? '', page.middle, weight)
      next()
    }
  }

  pen.put(`Invoice ${number}`, page.left, y, 'bold', 18)
  next()
  put(`Issued on ${issuedAt.toISOString().slice(0, 10)}`, page.left)
  next(2)
  putSideBySide(['From', ...seller], ['To', ...customer])
  next()
  for (const line of notes.flatMap((note) => wrapped(note, page.right - page.left))) {
    put(line, page.left)
    next()
  }
  next()
  putRow(['Date', 'Description', 'Amount'], 'bold')
  for (const row of rows) putRow(row)
  next()
  keepTogether(totals.length)
  for (const row of totals) putRow(row, 'bold')

  const { count } = document.bufferedPageRange()
  y = page.foot
  for (let at = 0; at < count; at++) {
    document.switchToPage(at)
    put(`Invoice ${number}`, page.left)
    putRight(`Page ${at + 1} of ${count}`)
  }
  document.end()
  return buffer(document)
}
