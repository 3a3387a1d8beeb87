import { plainNumberText } from './cell-text.ts'
import { pauses, rowBuilder, type Sheet } from './sheets.ts'
import { attribute, readXml, type XmlHandler } from './xml.ts'
import type { Archive } from './zip.ts'

const names = attribute('name')
const styleNames = attribute('style-name')
const displays = attribute('display')
const columnsRepeated = attribute('number-columns-repeated')
const rowsRepeated = attribute('number-rows-repeated')
const valueTypes = attribute('office:value-type')
const values = attribute('office:value')
const dates = attribute('date-value')
const times = attribute('time-value')
const booleans = attribute('boolean-value')
const texts = attribute('string-value')
const counts = attribute('c')

/** Where the cells of a spreadsheet are. */
export const CONTENT = 'content.xml'

const repeated = (text: string | undefined): number => Math.max(1, Number(text ?? 1) || 1)

/** A duration such as PT25H30M00S, as hours, minutes and seconds. */
function durationText(text: string): string {
  const [, sign = '', hours = '0', minutes = '0', seconds = '0'] =
    /^(-?)PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,]\d+)?S)?$/.exec(text) ?? []
  return sign + [hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':')
}

/** The text of a cell by its attributes and what is shown of it; undefined where it has no result. */
function textOf(attributes: string, shown: string): string | undefined {
  if (/value-type\s*=\s*["']error/.test(attributes)) return undefined
  const type = valueTypes(attributes)
  if (type === 'date') return (dates(attributes) ?? '').replace(/\.\d+$/, '').replace(/T00:00:00$/, '')
  if (type === 'time') return durationText(times(attributes) ?? '')
  if (type === 'boolean') return booleans(attributes) ?? ''
  if (type !== 'float' && type !== 'currency' && type !== 'percentage') return texts(attributes) ?? shown
  const number = Number(values(attributes))
  if (type === 'percentage') return `${plainNumberText(number * 100)}%`
  // The zeros before a postcode are in its format alone.
  return /^0\d+$/.test(shown) && Number(shown) === number ? shown : plainNumberText(number)
}

/** What is shown of cells, without notes and comments beside it. */
function shownText() {
  let text = ''
  let paragraphs = 0
  let beside = 0
  return {
    begin() {
      text = ''
      paragraphs = 0
      beside = 0
    },
    add(more: string) {
      if (paragraphs > 0 && beside === 0) text += more
    },
    open(name: string, attributes: string) {
      if (name === 'annotation') beside++
      else if (beside > 0) return
      else if (name === 'p' && paragraphs++ > 0) text += '\n'
      else if (name === 's') text += ' '.repeat(Math.min(repeated(counts(attributes)), 1000))
      else if (name === 'tab') text += '\t'
      else if (name === 'line-break') text += '\n'
    },
    close(name: string) {
      if (name === 'annotation') beside--
    },
    text: () => text,
  }
}

/** Reads the cells of a table, by its place; `take` returns the rows that are complete. */
function tableReader(wanted: number, onError: () => void) {
  const builder = rowBuilder()
  const shown = shownText()
  let [table, rowTimes, column] = [-1, 1, 0]
  let cell: string | undefined
  const endCell = (attributes: string) => {
    const text = textOf(attributes, shown.text())
    const times = repeated(columnsRepeated(attributes))
    if (text === undefined) onError()
    else if (text !== '') for (let at = 0; at < times; at++) builder.put(column + at, text)
    column += times
    cell = undefined
  }
  const handler: XmlHandler = {
    open(name, attributes) {
      if (name === 'table') table++
      if (table !== wanted) return
      if (name === 'table-row') [rowTimes, column] = [repeated(rowsRepeated(attributes)), 0]
      else if (name === 'covered-table-cell') column += repeated(columnsRepeated(attributes))
      else if (name === 'table-cell') {
        cell = attributes
        shown.begin()
      } else if (cell !== undefined) shown.open(name, attributes)
    },
    text(text) {
      if (cell !== undefined) shown.add(text)
    },
    close(name) {
      if (table !== wanted) return
      if (name === 'table-row') builder.end(rowTimes)
      else if (cell === undefined) return
      else if (name === 'table-cell') endCell(cell)
      else shown.close(name)
    },
  }
  return { handler, take: builder.take, isPast: () => table > wanted }
}

async function* rowsOf(archive: Archive, wanted: number, onError: () => void) {
  const { handler, take, isPast } = tableReader(wanted, onError)
  const pause = pauses()
  for (const _ of readXml(archive.bytesOf(CONTENT), handler)) {
    yield* take()
    if (isPast()) return
    await pause()
  }
}

/** The sheets of a spreadsheet of LibreOffice and others (OpenDocument). */
export async function odsSheets(archive: Archive): Promise<Sheet[]> {
  const pause = pauses()
  const hidden = new Set<string>()
  const tables: { name: string; isHidden: boolean }[] = []
  let style = ''
  const turns = readXml(archive.bytesOf(CONTENT), {
    open(name, attributes) {
      if (name === 'style') style = names(attributes) ?? ''
      if (name === 'table-properties' && displays(attributes) === 'false') hidden.add(style)
      if (name === 'table')
        tables.push({ name: names(attributes) ?? '', isHidden: hidden.has(styleNames(attributes) ?? '') })
    },
  })
  for (const _ of turns) await pause()
  return tables.flatMap(({ name, isHidden }, at) =>
    isHidden ? [] : [{ name, rows: (onError: () => void) => rowsOf(archive, at, onError) }],
  )
}
