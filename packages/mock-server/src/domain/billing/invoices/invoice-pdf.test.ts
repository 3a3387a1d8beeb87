import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPdf } from '../../../testing/read-pdf.ts'
import { invoicePdf, visualRuns, wrapText } from './invoice-pdf.ts'

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

/** As if each character were a point wide. */
const widthOf = (text: string) => [...text].length

test.each([
  ['Recording, monthly', 20, ['Recording, monthly']],
  ['Recording, monthly', 10, ['Recording,', 'monthly']],
  ['Donaudampfschifffahrt', 8, ['Donaudam', 'pfschiff', 'fahrt']],
  ['', 8, ['']],
])('%j within %i', (text, room, lines) => {
  expect(wrapText(text, room, widthOf)).toEqual(lines)
})

test('nothing is left out, and no line is too wide', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 12 }), (text, room) => {
      const lines = wrapText(text, room, widthOf)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(room)
    }),
  )
})

const fontOf = (character: string) => (/\p{Script=Han}/u.test(character) ? 'han' : 'other')

test.each([
  ['Harbor Dental', ['Harbor Dental']],
  ['', []],
  ['شركة الاتصالات', ['شركة الاتصالات']],
  ['VAT 300 شركة', ['VAT 300 ', 'شركة']],
  // The number is read after the name, and stands left of it.
  ['شارع 12', ['12', 'شارع ']],
  ['شركة (الخليج)', ['شركة )الخليج(']],
  ['東京 Tokyo 𠮷', ['東京', ' Tokyo ', '𠮷']],
])('%s is on paper as %j', (line, parts) => {
  expect(visualRuns(line, fontOf).map(({ text }) => text)).toEqual(parts)
})
