import type { PDFFont, PDFPage } from 'pdf-lib'
import type { InvoiceDocument, InvoiceRow } from './invoice-document.ts'

const page = { width: 595, height: 842, left: 56, middle: 320, right: 539, top: 780, bottom: 72 }
const LINE = 16
/** A line of text is cut where the amounts begin. */
const TEXT_LENGTH = 64

/** Standard fonts hold the Latin alphabet only; anything else would make the library throw. */
const printable = (text: string) => text.replaceAll(/[^\x20-\x7e\xa1-\xff]/gu, '?')

/** What writes them: loaded when first asked for or ahead, so that a server starts without it. */
export const loadInvoices = (): Promise<typeof import('pdf-lib')> => import('pdf-lib')

/** Writes an invoice as a PDF, over as many pages as it needs. */
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

  function put(text: string, x: number, font: PDFFont = plain, size = 10): void {
    sheet.drawText(printable(text), { x, y, size, font })
  }
  function putRight(text: string, font: PDFFont = plain): void {
    put(text, page.right - font.widthOfTextAtSize(printable(text), 10), font)
  }
  function next(lineCount = 1): void {
    y -= LINE * lineCount
    if (y > page.bottom) return
    sheet = document.addPage([page.width, page.height])
    y = page.top
  }
  function putRow([date, text, amount]: InvoiceRow, font: PDFFont = plain): void {
    put(date, page.left, font)
    put(text.slice(0, TEXT_LENGTH), page.left + 80, font)
    putRight(amount, font)
    next()
  }
  function putSideBySide(one: readonly string[], other: readonly string[]): void {
    for (let at = 0; at < Math.max(one.length, other.length); at++) {
      put(one[at] ?? '', page.left, at === 0 ? bold : plain)
      put(other[at] ?? '', page.middle, at === 0 ? bold : plain)
      next()
    }
  }

  put(`Invoice ${number}`, page.left, bold, 18)
  next()
  put(`Issued on ${issuedAt.toISOString().slice(0, 10)}`, page.left)
  next(2)
  putSideBySide(['From', ...seller], ['To', ...customer])
  next()
  for (const note of notes) {
    put(note, page.left)
    next()
  }
  next()
  putRow(['Date', 'Description', 'Amount'], bold)
  for (const row of rows) putRow(row)
  next()
  for (const row of totals) putRow(row, bold)
  return Buffer.from(await document.save({ useObjectStreams: false }))
}
