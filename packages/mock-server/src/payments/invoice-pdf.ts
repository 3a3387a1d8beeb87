import type { PDFFont, PDFPage } from 'pdf-lib'
import type { InvoiceDocument, InvoiceRow } from './invoice-document.ts'
import { wrapText } from './wrap-text.ts'

/** Where things stand on a sheet of A4, in points from its lower left corner. */
const page = { width: 595, height: 842, left: 56, text: 136, middle: 320, right: 539, top: 780, bottom: 72, foot: 40 }
const LINE = 16
const SIZE = 10
const GAP = 12
/** Room for the largest amounts. */
const AMOUNT = 90

/** Standard fonts hold the Latin alphabet only; anything else would make the library throw. */
const printable = (text: string) => text.replaceAll(/[^\x20-\x7e\xa1-\xff]/gu, '?')

/** What writes them: loaded when first asked for or ahead, so that a server starts without it. */
export const loadInvoices = (): Promise<typeof import('pdf-lib')> => import('pdf-lib')

/** Writes an invoice as a PDF, over as many numbered pages as it needs. */
export async function invoicePdf(invoice: InvoiceDocument): Promise<Buffer> {
  const { number, issuedAt, seller, customer, notes, rows, totals } = invoice
  const { PDFDocument, StandardFonts } = await loadInvoices()
  const document = await PDFDocument.create()
  document.setTitle(`Invoice ${number}`)
  document.setCreationDate(issuedAt)
  document.setModificationDate(issuedAt)
  const plain = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  let sheet: PDFPage = document.addPage([page.width, page.height])
  let y = page.top

  const wrapped = (text: string, room: number, font: PDFFont = plain) =>
    wrapText(printable(text), room, (part) => font.widthOfTextAtSize(part, SIZE))
  function put(text: string, x: number, font: PDFFont = plain, size = SIZE): void {
    sheet.drawText(printable(text), { x, y, size, font })
  }
  function putRight(text: string, font: PDFFont = plain): void {
    put(text, page.right - font.widthOfTextAtSize(printable(text), SIZE), font)
  }
  function next(lineCount = 1): void {
    y -= LINE * lineCount
  }
  /** Goes on to another page, which begins with the heads of the columns, where so many lines have no room. */
  function keepTogether(lineCount: number): void {
    if (y - LINE * (lineCount - 1) >= page.bottom) return
    sheet = document.addPage([page.width, page.height])
    y = page.top
    putRow(['Date', 'Description', 'Amount'], bold)
  }
  function putRow([date, text, amount]: InvoiceRow, font: PDFFont = plain): void {
    const lines = wrapped(text, page.right - AMOUNT - page.text, font)
    keepTogether(lines.length)
    put(date, page.left, font)
    putRight(amount, font)
    for (const line of lines) {
      put(line, page.text, font)
      next()
    }
  }
  function putSideBySide(one: readonly string[], other: readonly string[]): void {
    const left = one.flatMap((text) => wrapped(text, page.middle - GAP - page.left))
    const right = other.flatMap((text) => wrapped(text, page.right - page.middle))
    for (let at = 0; at < Math.max(left.length, right.length); at++) {
      put(left[at] ?? '', page.left, at === 0 ? bold : plain)
      put(right[at] ?? '', page.middle, at === 0 ? bold : plain)
      next()
    }
  }

  put(`Invoice ${number}`, page.left, bold, 18)
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
  putRow(['Date', 'Description', 'Amount'], bold)
  for (const row of rows) putRow(row)
  next()
  keepTogether(totals.length)
  for (const row of totals) putRow(row, bold)

  const sheets = document.getPages()
  y = page.foot
  for (const [index, each] of sheets.entries()) {
    sheet = each
    put(`Invoice ${number}`, page.left)
    putRight(`Page ${index + 1} of ${sheets.length}`)
  }
  return Buffer.from(await document.save({ useObjectStreams: false }))
}
