import { guardFormula } from '@lineboard/contract/formula-guard'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import type { CsvRecord } from './records.ts'
import type { CsvColumn } from './write-csv.ts'
import { csvHeader, csvLines } from './write-csv.ts'

async function read(source: Parameters<typeof readCsv>[0], options?: Parameters<typeof readCsv>[1]) {
  const records: CsvRecord[] = []
  for await (const record of readCsv(source, options)) records.push(record)
  return records
}
const cellsOf = async (...args: Parameters<typeof read>) => (await read(...args)).map(({ cells }) => cells)

/** The text in pieces of so many characters, or bytes. */
async function* pieces<Text extends string | Uint8Array<ArrayBuffer>>(text: Text, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

describe('writing', () => {
  test('follows RFC 4180', () => {
    const rows = [{ id: 1, name: 'Harbor, "Dental"', note: 'two\r\nlines', tags: ['a'], gone: null }]
    const columns: CsvColumn<object>[] = ['id', { header: 'Name', field: 'name' }, 'note', 'tags', 'gone', 'no.such']
    expect(csvHeader(columns) + csvLines<object>(rows, columns)).toBe(
      'id,Name,note,tags,gone,no.such\r\n1,"Harbor, ""Dental""","two\r\nlines","[""a""]",,\r\n',
    )
  })

  test('reaches into relations, computes, and shows instants in a time zone', () => {
    const rows = [{ at: '2026-07-01T02:30:00.000Z', Customer: { companyName: 'Harbor' }, seconds: 90 }]
    const columns: CsvColumn<object>[] = [
      'at',
      { header: 'Company', field: 'Customer.companyName' },
      { header: 'Minutes', value: (row) => Number(Reflect.get(row, 'seconds')) / 60 },
    ]
    expect(csvLines<object>(rows, columns, 'America/New_York')).toBe('2026-06-30 22:30:00,Harbor,1.5\r\n')
    expect(csvLines<object>(rows, columns)).toBe('2026-07-01T02:30:00.000Z,Harbor,1.5\r\n')
  })

  test('gives three decimals a fourth, which programs of other languages read as thousands otherwise', () => {
    const rows = [
      { value: 0.125 },
      { value: -1234.567 },
      { value: 1.234 },
      { value: 12.5 },
      { value: 1234 },
      { value: '0.125' },
    ]
    expect(csvLines<object>(rows, ['value'])).toBe('0.1250\r\n-1234.5670\r\n1.2340\r\n12.5\r\n1234\r\n0.125\r\n')
  })

  test.each(['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', "'=1", '+1-646-555'])('makes no formula of %j', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`)
  })

  test.each(['+16465550118', '-12.5', 'plain', "it's", "'quoted'", ''])('leaves %j alone', (text) => {
    expect(guardFormula(text)).toBe(text)
  })
})

describe('reading', () => {
  test.each([
    [
      'any line end',
      'a,b\n1,2\r\n3,4\r5,6',
      [
        { a: '1', b: '2' },
        { a: '3', b: '4' },
        { a: '5', b: '6' },
      ],
    ],
    ['a byte order mark', '\uFEFFa,b\n1,2', [{ a: '1', b: '2' }]],
    ['semicolons', 'a;"x;y,z,1"\n1;2', [{ a: '1', 'x;y,z,1': '2' }]],
    ['tabs', 'a\tb\n1\t2', [{ a: '1', b: '2' }]],
    ['quotes', 'a,b\n"x ""y""","1\n2"\n', [{ a: 'x "y"', b: '1\n2' }]],
    [
      'blank rows',
      'a,b\n1,2\n\n , \n3,4\n\n',
      [
        { a: '1', b: '2' },
        { a: '3', b: '4' },
      ],
    ],
    [
      'short and long rows',
      'a,b\n1\n1,2,3,4',
      [
        { a: '1', b: '' },
        { a: '1', b: '2', '': '3,4' },
      ],
    ],
    [
      'empty columns of a spreadsheet',
      'a;;b;;\n1;;2;;\n3; ;4;;;\n5;x;6;;y',
      [
        { a: '1', '(B)': '', b: '2', '(E)': '' },
        { a: '3', '(B)': ' ', b: '4', '(E)': '' },
        { a: '5', '(B)': 'x', b: '6', '(E)': 'y' },
      ],
    ],
    ['what stands between cells, said above the headings', 'sep=;\r\na;"b,c,d"\r\n1;2', [{ a: '1', 'b,c,d': '2' }]],
    ['texts that are written as formulas', 'a,b,c\n="01","=""+1""","=1&""x"""', [{ a: '01', b: '+1', c: '=1&"x"' }]],
    ['headings alone', 'a,b', []],
    ['nothing', '', []],
  ])('%s', async (_, text, expected) => {
    expect(await cellsOf(text)).toEqual(expected)
    expect(await cellsOf(pieces(text, 1))).toEqual(expected)
  })

  test('counts rows as a spreadsheet program shows them', async () => {
    expect((await read('a\n1\n\n2')).map(({ row }) => row)).toEqual([1, 3])
  })

  test.each<[string, string | Blob, object]>([
    ['an open quote', 'a,b\n1,2\n"3,4\n5,6', { row: 2, code: 'quotes' }],
    ['bytes that are no text', new Blob([new Uint8Array([97, 10, 0xe9, 0x81, 10])]), { row: 0, code: 'encoding' }],
    [
      'UTF-8 that breaks off in another encoding',
      new Blob(['a\né\n', new Uint8Array([0xe9, 10])]),
      { row: 0, code: 'encoding' },
    ],
  ])('%s is refused', async (_, source, said) => {
    await expect(read(source)).rejects.toMatchObject({ name: 'CsvError', ...said })
  })

  test('a quote that is never closed does not fill the memory', async () => {
    let read = 0
    async function* endless() {
      yield 'a\n"'
      for (;;) {
        read++
        yield `${'x'.repeat(100)}\n`
      }
    }
    const rows = readCsv(endless(), { maxRowChars: 5000 })
    await expect(rows.next()).rejects.toMatchObject({ name: 'CsvError', code: 'quotes' })
    expect(read).toBeLessThan(60)
  })
})

test('what is written is read again, whatever it is, in whatever pieces it comes', async () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', "'", '=', '+', '1', ' ', 'é', '😀', '\t'),
  })
  const table = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), async (rows, length) => {
      const columns = [0, 1, 2].map((at) => ({ header: `h${at}`, value: (row: object) => Reflect.get(row, at) }))
      const text = csvHeader(columns) + csvLines(rows, columns)
      const expected = rows.map(([h0, h1, h2]) => ({ h0, h1, h2 }))
      expect(await cellsOf(pieces(text, length))).toEqual(expected)
      expect(await cellsOf(pieces(new TextEncoder().encode(text), length))).toEqual(expected)
      expect(await cellsOf(new Blob([text]))).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})

test.each([';', ',', '\t'])(
  'a file with %j between its cells is read, which is said once, and written so again',
  async (delimiter) => {
    const text = `\uFEFFPhone${delimiter}Notes\r\n1${delimiter}"a${delimiter}b"\r\n`
    const found: string[] = []
    const cells = await cellsOf(text, { onDelimiter: (each) => found.push(each) })
    expect(found).toEqual([delimiter])
    const columns = ['Phone', 'Notes'].map((field) => ({ header: field, field }))
    expect(`\uFEFF${csvHeader(columns, delimiter)}${csvLines(cells, columns, undefined, delimiter)}`).toBe(text)
  },
)

test('an hour that clocks show twice has its offset, in every zone that has such an hour', () => {
  const columns = [{ header: 'at', field: 'at' }] as const
  const cell = (at: string, timeZone: string) => csvLines([{ at }], columns, timeZone).trim()
  expect(cell('2026-11-01T05:30:00.000Z', 'America/New_York')).toBe('2026-11-01 01:30:00-04:00')
  expect(cell('2026-11-01T06:30:00.000Z', 'America/New_York')).toBe('2026-11-01 01:30:00-05:00')
  expect(cell('2026-11-01T07:30:00.000Z', 'America/New_York')).toBe('2026-11-01 02:30:00')
  expect(cell('2026-10-25T00:30:00.000Z', 'Europe/Berlin')).toBe('2026-10-25 02:30:00+02:00')
  expect(cell('2026-10-25T01:30:00.000Z', 'Europe/Berlin')).toBe('2026-10-25 02:30:00+01:00')
  expect(cell('2026-04-04T15:15:00.000Z', 'Australia/Lord_Howe')).toBe('2026-04-05 01:45:00+10:30')
})
