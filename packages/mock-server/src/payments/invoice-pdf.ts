import type { PDFFont, PDFPage } from 'pdf-lib'
import type { PeriodInvoice } from './period-invoice.ts'

const page = { width: 595, height: 842, left: 56, right: 539, top: 780, bottom: 72 }
const LINE = 16

/** Standard fonts hold the Latin alphabet only; anything else would make the library throw. */
const printable = (text: string) => text.replaceAll(/[^\x20-\x7e\xa1-\xff]/gu, '?')

const dollars = (amount: number) => `${amount < 0 ? '-' : ''}$${Math.abs(amount).toFixed(2)}`

/** What writes them: loaded when first asked for or ahead, so that a server starts without it. */
export const loadInvoices = (): Promise<typeof import('pdf-lib')> => import('pdf-lib')

/** Writes an invoice as a PDF, over as many pages as it needs. */
export async function invoicePdf({ number, customer, range, lines, total, paid }: PeriodInvoice): Promise<Buffer> {
  const { PDFDocument, StandardFonts } = await loadInvoices()
  const document = await PDFDocument.create()
  document.setTitle(`Invoice ${number}`)
  document.setCreationDate(range.until)
  document.setModificationDate(range.until)
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
  function putRow(date: string, text: string, amount: string, font: PDFFont = plain): void {
    put(date, page.left, font)
    put(text.slice(0, 64), page.left + 80, font)
    putRight(amount, font)
    next()
  }

  put(`Invoice ${number}`, page.left, bold, 18)
  next(2)
  const { street_address, zip_code, city, province, country } = customer.BusinessAddress ?? {}
  const address = [customer.companyName, street_address, [zip_code, city].filter(Boolean).join(' '), province]
  for (const line of [...address, country?.toUpperCase(), customer.vatNumber && `VAT ${customer.vatNumber}`]) {
    if (!line) continue
    put(line, page.left)
    next()
  }
  next()
  put(
    `${range.from.toISOString().slice(0, 10)} to ${range.until.toISOString().slice(0, 10)}, amounts in USD`,
    page.left,
  )
  next(2)
  putRow('Date', 'Description', 'Amount', bold)
  for (const { date, description, amount } of lines) putRow(date, description, dollars(amount))
  if (lines.length === 0) putRow('', 'Nothing was charged on these days.', '')
  next()
  putRow('', 'Total', dollars(total), bold)
  putRow('', 'Paid into the wallet', dollars(paid))
  return Buffer.from(await document.save({ useObjectStreams: false }))
}
