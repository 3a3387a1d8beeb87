import { fileURLToPath } from 'node:url'
import type { Bidi } from 'bidi-js'
import createBidi from 'bidi-js'

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
export type Weight = 'plain' | 'bold'

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
export function createPdfPen(document: Document, text: string): PdfPen {
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
