import { CsvError } from '../csv/csv-error.ts'
import { kindOfFormat, type NumberKind, paddedText, plainNumberText, serialText } from './cell-text.ts'
import { pauses, rowBuilder, type Sheet } from './sheets.ts'
import { attribute, readWholeXml, readXml, type XmlHandler } from './xml.ts'
import type { Archive } from './zip.ts'

const ids = attribute('Id')
const relationIds = attribute('id')
const names = attribute('name')
const states = attribute('state')
const types = attribute('Type')
const targets = attribute('Target')
const places = attribute('r')
const styles = attribute('s')
const cellTypes = attribute('t')
const formatIds = attribute('numFmtId')
const formatCodes = attribute('formatCode')
const epochs = attribute('date1904')

/** A part of the package that another one names: from the root, or from the folder of the other. */
function partOf(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const path = from.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  }
  return path.join('/')
}

/** The parts that a part names, by the id of the relation and by the end of its type. */
function relationsOf(archive: Archive, part: string) {
  const folders = part.split('/')
  const path = [...folders.slice(0, -1), '_rels', `${folders.at(-1)}.rels`].join('/')
  const found: { id: string; type: string; part: string }[] = []
  if (!archive.has(path)) return found
  readWholeXml(archive.bytesOf(path), (name, attributes) => {
    if (name !== 'Relationship') return
    const [id = '', type = '', target = ''] = [ids, types, targets].map((read) => read(attributes))
    found.push({ id, type: type.split('/').at(-1) ?? '', part: partOf(part, target) })
  })
  return found
}

/** The part with the workbook; undefined where the archive has none. */
export const workbookOf = (archive: Archive): string | undefined =>
  relationsOf(archive, '').find(({ type, part }) => type === 'officeDocument' && /\.xml$/i.test(part))?.part

interface NumberFormat {
  kind: NumberKind
  code: string
}

/** The number format of each style of cells. */
function formatsOf(archive: Archive, part: string | undefined): NumberFormat[] {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  if (part === undefined) return formats
  let isOfCells = false
  readWholeXml(archive.bytesOf(part), (name, attributes) => {
    if (name === 'cellXfs') isOfCells = true
    // What comes behind them has formats, too, which are those of named styles.
    if (name === 'cellStyles' || name === 'dxfs') isOfCells = false
    const id = Number(formatIds(attributes) ?? 0)
    if (name === 'numFmt') codes.set(id, formatCodes(attributes) ?? '')
    if (name === 'xf' && isOfCells) formats.push({ kind: kindOfFormat(id, codes.get(id)), code: codes.get(id) ?? '' })
  })
  return formats
}

/** Controls and some other characters as a workbook writes them: _x000D_. */
const decoded = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\dA-F]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text

/** The texts that cells share, without what says how they are pronounced. */
async function sharedTexts(archive: Archive, part: string | undefined): Promise<string[]> {
  const texts: string[] = []
  if (part === undefined) return texts
  const pause = pauses()
  let all = ''
  let [isText, isPhonetic] = [false, false]
  const turns = readXml(archive.bytesOf(part), {
    open(name) {
      if (name === 't') isText = true
      else if (name === 'rPh') isPhonetic = true
    },
    text(text) {
      if (isText && !isPhonetic) all += text
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'si') {
        texts.push(decoded(all))
        all = ''
      }
    },
  })
  for (const _ of turns) await pause()
  return texts
}

interface Workbook {
  texts: readonly string[]
  formats: readonly NumberFormat[]
  is1904: boolean
}

/** A cell as its parts come. */
interface Cell {
  type: string
  style: number
  value: string
  hasFormula: boolean
}

/** The text of a cell; undefined where it has no result. */
function textOf({ type, style, value, hasFormula }: Cell, { texts, formats, is1904 }: Workbook): string | undefined {
  if (type === 'e') return undefined
  if (value === '') return hasFormula && type !== 'str' ? undefined : ''
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === 'd') return value.replace(/T00:00:00(\.0+)?$/, '').replace(/\.\d+$/, '')
  if (type !== '' && type !== 'n') return decoded(value)
  const number = Number(value)
  if (Number.isNaN(number)) return value
  const { kind, code } = formats[style] ?? { kind: 'number', code: '' }
  if (kind === 'number') return paddedText(number, code)
  return kind === 'percent' ? `${plainNumberText(number * 100)}%` : serialText(number, kind, is1904)
}

/** Column of a place such as AB12, the first one being 0; undefined where it names none. */
function columnOf(place: string): number | undefined {
  let column = 0
  for (const letter of place) {
    const at = letter.toUpperCase().codePointAt(0) ?? 0
    if (at < 65 || at > 90) break
    column = column * 26 + at - 64
  }
  return column === 0 ? undefined : column - 1
}

/** Reads the cells of a sheet; `take` returns the rows that are complete. */
function sheetReader(workbook: Workbook, onError: () => void) {
  const builder = rowBuilder()
  let [row, column] = [-1, -1]
  let cell: Cell | undefined
  let [isValue, isPhonetic] = [false, false]
  const endCell = (ended: Cell) => {
    const text = textOf(ended, workbook)
    if (text === undefined) onError()
    else builder.put(column, text)
    cell = undefined
  }
  const handler: XmlHandler = {
    open(name, attributes) {
      if (name === 'c') {
        column = columnOf(places(attributes) ?? '') ?? column + 1
        const style = Number(styles(attributes) ?? 0)
        cell = { type: cellTypes(attributes) ?? '', style, value: '', hasFormula: false }
      } else if (name === 'v' || name === 't') isValue = true
      else if (name === 'rPh') isPhonetic = true
      else if (name === 'f' && cell) cell.hasFormula = true
      else if (name === 'row') {
        const next = Number(places(attributes) ?? row + 2) - 1
        // Rows that have nothing are not written.
        builder.end(Math.max(0, next - row - 1))
        row = next
        column = -1
      }
    },
    text(text) {
      if (cell && isValue && !isPhonetic) cell.value += text
    },
    close(name) {
      if (name === 'c' && cell) endCell(cell)
      else if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'row') builder.end()
    },
  }
  return { handler, take: builder.take }
}

async function* rowsOf(archive: Archive, part: string, workbook: Workbook, onError: () => void) {
  const { handler, take } = sheetReader(workbook, onError)
  const pause = pauses()
  for (const _ of readXml(archive.bytesOf(part), handler)) {
    yield* take()
    await pause()
  }
}

/** The sheets of a workbook of Excel. */
export async function xlsxSheets(archive: Archive, workbook: string): Promise<Sheet[]> {
  const relations = relationsOf(archive, workbook)
  const partOfType = (wanted: string) => relations.find(({ type }) => type === wanted)?.part
  const sheets: { name: string; part: string }[] = []
  let is1904 = false
  readWholeXml(archive.bytesOf(workbook), (name, attributes) => {
    if (name === 'workbookPr') is1904 = ['1', 'true'].includes(epochs(attributes) ?? '')
    if (name !== 'sheet' || /hidden/i.test(states(attributes) ?? '')) return
    const relation = relations.find(({ id }) => id === relationIds(attributes))
    // A sheet with nothing but a chart has no cells.
    if (relation?.type === 'worksheet') sheets.push({ name: names(attributes) ?? '', part: relation.part })
  })
  if (sheets.length === 0) throw new CsvError('The workbook has no sheet with cells', 0, 'format')
  const content: Workbook = {
    texts: await sharedTexts(archive, partOfType('sharedStrings')),
    formats: formatsOf(archive, partOfType('styles')),
    is1904,
  }
  return sheets.map(({ name, part }) => ({ name, rows: (onError) => rowsOf(archive, part, content, onError) }))
}
