import { strFromU8, unzipSync } from 'fflate'

/** A cell as a file has it: a number or a text, the format it is shown in, and whether it is bold. */
export interface SheetCell {
  value: string | number
  format: string
  isBold: boolean
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const plain = (xml: string) => xml.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '')

const attribute = (xml: string, name: string) => plain(new RegExp(`\\b${name}="([^"]*)"`).exec(xml)?.[1] ?? '')

/** Bytes in one. */
export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

/** What is in an XLSX file, read without anything that writes one. */
export function readSheet(bytes: Uint8Array) {
  const parts = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]))
  const {
    'xl/worksheets/sheet1.xml': sheet = '',
    'xl/styles.xml': styles = '',
    'xl/workbook.xml': workbook = '',
  } = parts
  const formats = new Map(
    [...styles.matchAll(/<numFmt [^>]*>/g)].map(([xml]) => [attribute(xml, 'numFmtId'), attribute(xml, 'formatCode')]),
  )
  const cellStyles = [...(/<cellXfs.*<\/cellXfs>/.exec(styles)?.[0] ?? '').matchAll(/<xf [^>]*>/g)].map(([xml]) => ({
    format: formats.get(attribute(xml, 'numFmtId')) ?? 'General',
    isBold: attribute(xml, 'fontId') === '1',
  }))
  const cells = new Map<string, SheetCell>()
  for (const [xml, open = '', inner = ''] of sheet.matchAll(/<c ([^>]*)>(.*?)<\/c>/gs)) {
    const style = cellStyles[Number(attribute(xml, 's'))] ?? { format: '', isBold: false }
    const text = /<t[^>]*>(.*)<\/t>/s.exec(inner)?.[1]
    const value = text === undefined ? Number(/<v>(.*)<\/v>/.exec(inner)?.[1]) : plain(text)
    cells.set(attribute(open, 'r'), { value, ...style })
  }
  return { names: Object.keys(parts), sheet, workbook, cells, value: (place: string) => cells.get(place)?.value }
}
