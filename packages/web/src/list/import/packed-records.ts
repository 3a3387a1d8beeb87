import type { CsvRecord } from '@lineboard/sdk/csv'

/** What is between the cells of a row. */
const BETWEEN = '\u0000'

const BLOCK_BYTES = 2 ** 20
/** Most bytes that a character of a string takes. */
const BYTES_A_CHARACTER = 3

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** A row whose cells are read from bytes each time. */
class PackedRecord implements CsvRecord {
  readonly row: number
  readonly #headings: readonly string[]
  readonly #block: Uint8Array
  readonly #start: number
  readonly #end: number

  constructor(row: number, headings: readonly string[], block: Uint8Array, [start, end]: readonly [number, number]) {
    this.row = row
    this.#headings = headings
    this.#block = block
    this.#start = start
    this.#end = end
  }

  get cells(): CsvRecord['cells'] {
    const texts = decoder.decode(this.#block.subarray(this.#start, this.#end)).split(BETWEEN)
    const cells: Record<string, string> = {}
    for (const [at, heading] of this.#headings.entries()) cells[heading] = texts[at] ?? ''
    const extra = texts[this.#headings.length]
    if (extra !== undefined) cells[''] = extra
    return cells
  }
}

/**
 * Keeps rows of a file as bytes: as objects, a hundred thousand rows would take most of the memory of the page. Returns what packs the rows of
 * one file, one after the other.
 */
export function recordPacker(): (record: CsvRecord) => CsvRecord {
  let headings: readonly string[] | undefined
  let block = new Uint8Array(0)
  let used = 0

  return (record) => {
    const { row, cells } = record
    headings ??= Object.keys(cells).filter(Boolean)
    const texts = headings.map((heading) => cells[heading])
    const all = cells[''] === undefined ? texts : [...texts, cells['']]
    // Rows of other columns, or with a character that is between cells, stay as they are.
    const isPlain = Object.keys(cells).length === all.length && all.every((text) => text?.includes(BETWEEN) === false)
    if (!isPlain || headings.includes('__proto__')) return record
    const text = all.join(BETWEEN)
    if (block.length - used < text.length * BYTES_A_CHARACTER) {
      block = new Uint8Array(Math.max(BLOCK_BYTES, text.length * BYTES_A_CHARACTER))
      used = 0
    }
    const start = used
    used += encoder.encodeInto(text, block.subarray(start)).written
    return new PackedRecord(row, headings, block, [start, used])
  }
}
