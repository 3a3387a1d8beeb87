import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Bidi } from 'bidi-js'
import createBidi from 'bidi-js'
import type PDFDocument from 'pdfkit'
import type { InvoiceDocument, InvoiceRow } from './invoice-document.ts'

/** A part of a line that one font draws, its characters in the order they are read. */
interface VisualRun<Font> {
  text: string
  font: Font
}

let bidi: Bidi | undefined

/** Whether characters of an embedding level of Unicode are read from the right. */
const isFromRight = (level = 0) => level % 2 === 1

/** The parts of a line in the order they stand on paper, from left to right: Arabic and Hebrew are read from the right. */
export function visualRuns<Font>(line: string, fontOf: (character: string) => Font): VisualRun<Font>[] {
  bidi ??= createBidi()
  const order = bidi.getEmbeddingLevels(line)
  const runs: (VisualRun<Font> & { level: number | undefined })[] = []
  /** The part that each code unit is in. */
  const runOf: VisualRun<Font>[] = []
  for (const character of line) {
    const [level, font] = [order.levels[runOf.length], fontOf(character)]
    let run = runs.at(-1)
    if (!run || run.level !== level || run.font !== font) {
      run = { text: '', font, level }
      runs.push(run)
    }
    // A bracket that is read from the right opens the other way.
    run.text += (isFromRight(level) && bidi.getMirroredCharacter(character)) || character
    for (const _ of character.split('')) runOf.push(run)
  }
  const seen = new Set(bidi.getReorderedIndices(line, order).flatMap((at) => runOf[at] ?? []))
  return [...seen].map(({ text, font }) => ({ text, font }))
}

type Document = PDFKit.PDFDocument

/** How heavy letters are. */
type Weight = 'plain' | 'bold'

/** A family of fonts: names of those that every reader of PDF has, or files to embed. */
type Family = Readonly<Record<Weight, string>>

const latin: Family = { plain: 'Helvetica', bold: 'Helvetica-Bold' }

/** Latin, Greek, Cyrillic, Arabic and Hebrew, among others. */
const most = (): Family => ({
  plain: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
  bold: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
})

const japanese = (): Family => ({
  plain: fileURLToPath(import.meta.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf')),
})

const isLatin = (text: string) => /^[\p{ASCII}\xa0-\xff]*$/u.test(text)
const isJapanese = (character: string) =>
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(character)

/** Writes lines on the sheets of a document. Lengths are in points, from the upper left corner. */
interface PdfPen {
  widthOf(text: string, weight?: Weight, size?: number): number
  /** Writes a line whose letters stand on `y`. */
  put(text: string, x: number, y: number, weight?: Weight, size?: number): void
}

/** A pen for a document that says `text`, whose fonts are chosen for that as a whole, so that all of it looks alike. */
function createPdfPen(document: Document, text: string): PdfPen {
  const families = isLatin(text) ? [latin] : [most(), japanese()]
  const runsOf = (line: string, weight: Weight) =>
    visualRuns(line, (character) => (families[isJapanese(character) ? 1 : 0] ?? latin)[weight])
  // With features, even none, a line is shaped as a whole: word by word, those from right to left would stand the wrong way round.
  const asOne: PDFKit.Mixins.TextOptions = { features: [], lineBreak: false, baseline: 'alphabetic' }
  const widthOfRun = (run: string, font: string, size: number) => document.font(font, size).widthOfString(run, asOne)
  return {
    widthOf: (line, weight = 'plain', size = 10) =>
      runsOf(line, weight).reduce((sum, run) => sum + widthOfRun(run.text, run.font, size), 0),
    put(line, x, y, weight = 'plain', size = 10) {
      let left = x
      for (const run of runsOf(line, weight)) {
        const width = widthOfRun(run.text, run.font, size)
        document.text(run.text, left, y, asOne)
        left += width
      }
    },
  }
}

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
