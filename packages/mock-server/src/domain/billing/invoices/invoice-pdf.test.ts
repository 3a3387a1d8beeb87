import { expect, test } from 'vitest'
import { readPdf } from '../../../testing/read-pdf.ts'
import { invoicePdf } from './invoice-pdf.ts'

const issuedAt = new Date('2026-05-22T12:00:00Z')
const pdfFor = (customer: readonly string[]) =>
  invoicePdf({ number: 'LB-1', issuedAt, seller: ['Lineboard'], customer, notes: [], rows: [], totals: [] })

test.each([
  'Zahnärzte Zürich',
  'Łódź Telekom',
  'Őrség – €5',
  'Αθήνα',
  'ООО «Связь»',
  'Việt Nam',
  'خليج',
  'שלום',
  '株式会社ラインボード',
  '東京都千代田区丸の内1丁目',
])('a customer called %s is called so on the invoice, in plain letters and bold ones', async (name) => {
  const bytes = await pdfFor(['Harbor', name])
  const { pages } = await readPdf(bytes)
  expect(pages.join(' ').normalize('NFKC')).toContain(name)
})

test('fonts are embedded only where they are needed, and of them the letters alone that are', async () => {
  expect((await pdfFor(['Harbor Dental'])).length).toBeLessThan(5000)
  expect((await pdfFor(['Łódź', 'شركة', '株式会社'])).length).toBeLessThan(60_000)
})

test('the same invoice is the same file', async () => {
  expect(await pdfFor(['Łódź'])).toEqual(await pdfFor(['Łódź']))
})
