import { describe, expect, it } from 'vitest'
import { bytesOf, readSheet } from '../testing/xlsx-sheet.ts'
import { maxXlsxRows, writeXlsx, type XlsxColumn, type XlsxKind, type XlsxOptions } from './index.ts'

type Row = object

async function* pagesOf(...pages: Row[][]) {
  yield* pages
}

const written = async (pages: AsyncIterable<Row[]>, options: XlsxOptions<Row>) =>
  readSheet(await bytesOf(writeXlsx(pages, options)))

/** The cell that a value becomes. */
async function cellOf(value: unknown, kind?: XlsxKind, timeZone?: string) {
  const columns: XlsxColumn<Row>[] = [{ header: 'Value', field: 'value', kind }]
  const { cells } = await written(pagesOf([{ value }]), { columns, timeZone })
  const cell = cells.get('A2')
  return cell && [cell.value, cell.format]
}

describe('a cell', () => {
  it.each([
    ['a phone number with its plus', '+493023125100', undefined, ['+493023125100', '@']],
    ['what begins as a formula', '=HYPERLINK("http://x")', undefined, ['=HYPERLINK("http://x")', '@']],
    ['signs of XML', `<a href="x">'&amp;`, undefined, [`<a href="x">'&amp;`, '@']],
    ['leading zeros and spaces', ' 007 ', undefined, [' 007 ', '@']],
    ['true', true, undefined, ['true', '@']],
    ['a list', [1, 'two'], undefined, ['[1,"two"]', '@']],
    ['an id', 1042, 'text', ['1042', '@']],
    ['a number that is none', Number.NaN, undefined, ['NaN', '@']],
    ['a number', 5060, undefined, [5060, 'General']],
    ['a count', 12_345, 'count', [12_345, '#,##0']],
    ['a share', 0.125, 'count', [0.125, '#,##0.0#########']],
    ['an amount', -12.5, 'amount', [-12.5, '#,##0.00##']],
    ['nothing', null, undefined, undefined],
    ['an empty text', '', undefined, undefined],
    ['a day', '2026-03-01', 'day', [46_082, 'yyyy\\-mm\\-dd']],
    ['a text that looks like a day', '2026-03-01', undefined, ['2026-03-01', '@']],
    ['a day that was not', '2026-02-30', 'day', ['2026-02-30', '@']],
    ['a day before the calendar of Excel', '1900-02-28', 'day', ['1900-02-28', '@']],
  ] as const)('has %s', async (_, value, kind, expected) => {
    expect(await cellOf(value, kind)).toEqual(expected)
  })

  it('has characters that XML lacks by their codes, and what looks like such a code by that of its first sign', async () => {
    expect(await cellOf('a\u0000b\rc\td_x0041_e_x')).toEqual(['a_x0000_b_x000D_c\td_x005F_x0041_e_x', '@'])
  })

  it('is cut where Excel takes no more, and shows that', async () => {
    const [text] = (await cellOf('x'.repeat(40_000))) ?? []
    expect(String(text)).toMatch(/^x{32766}…$/)
  })
})

describe('a time', () => {
  const clock = 'yyyy\\-mm\\-dd\\ hh:mm:ss'
  const noon = Date.UTC(2026, 6, 1, 12, 30, 15) / 86_400_000 + 25_569

  it('is the date and time that the clocks of the zone show', async () => {
    expect(await cellOf('2026-07-01T16:30:15.789Z', undefined, 'America/New_York')).toEqual([noon, clock])
    expect(await cellOf(new Date('2026-07-01T12:30:15Z'))).toEqual([noon, clock])
  })

  it('shows its offset in the hour that comes twice, and is a date there too', async () => {
    const half = Date.UTC(2026, 10, 1, 1, 30) / 86_400_000 + 25_569
    const at = (instant: string) => cellOf(instant, undefined, 'America/New_York')
    expect(await at('2026-11-01T05:30:00Z')).toEqual([half, `${clock}"-04:00"`])
    expect(await at('2026-11-01T06:30:00Z')).toEqual([half, `${clock}"-05:00"`])
    const columns = ['at']
    const rows = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T00:40:00Z', '2026-10-25T02:30:00Z']
    const { cells } = await written(pagesOf(rows.map((at) => ({ at }))), { columns, timeZone: 'Europe/Berlin' })
    expect([...cells.values()].slice(1).map(({ format }) => format.slice(clock.length))).toEqual([
      '"+02:00"',
      '"+01:00"',
      '"+02:00"',
      '',
    ])
  })

  it('before the calendar of Excel stays as the server writes it', async () => {
    expect(await cellOf('1899-12-31T12:00:00Z')).toEqual(['1899-12-31T12:00:00Z', '@'])
  })
})

describe('a sheet', () => {
  const columns = [{ header: 'Talk time (s)', field: 'seconds' }, 'name'] as const

  it('has bold headings that stay in sight, and columns as wide as what is in them', async () => {
    const rows = [{ seconds: 5, name: 'x'.repeat(40) }]
    const { cells, sheet } = await written(pagesOf(rows), { columns })
    expect(cells.get('A1')).toMatchObject({ value: 'Talk time (s)', isBold: true })
    expect(cells.get('B1')).toMatchObject({ value: 'name', isBold: true })
    expect(cells.get('A2')).toMatchObject({ value: 5, isBold: false })
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect([...sheet.matchAll(/ width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([16, 42])
  })

  it('has its headings where there are no rows', async () => {
    const { cells } = await written(pagesOf(), { columns })
    expect([...cells.keys()]).toEqual(['A1', 'B1'])
  })

  it('goes from page to page', async () => {
    const page = (from: number) => [0, 1].map((at) => ({ seconds: from + at, name: `n${from + at}` }))
    const { value } = await written(pagesOf(page(0), page(2)), { columns })
    expect([2, 3, 4, 5].map((row) => [value(`A${row}`), value(`B${row}`)])).toEqual([
      [0, 'n0'],
      [1, 'n1'],
      [2, 'n2'],
      [3, 'n3'],
    ])
  })

  it.each([
    ['Call logs', 'Call logs'],
    ["'[a]: b/c?", 'a   b c'],
    ['x'.repeat(40), 'x'.repeat(31)],
    ['//', 'Sheet1'],
    ['R & D', 'R &amp; D'],
  ])('of the name %s is called as Excel takes it', async (sheet, expected) => {
    const { workbook } = await written(pagesOf(), { columns, sheet })
    expect(workbook).toContain(`<sheet name="${expected}"`)
  })

  it('begins at the right where its language does', async () => {
    const isAtRight = async (isRightToLeft: boolean) =>
      (await written(pagesOf(), { columns, isRightToLeft })).sheet.includes(' rightToLeft="1"')
    expect(await Promise.all([isAtRight(true), isAtRight(false)])).toEqual([true, false])
  })
})

describe('many rows', () => {
  it('are written while others are still asked for', async () => {
    let asked = 0
    async function* pages() {
      for (; asked < 40; asked++)
        yield Array.from({ length: 500 }, (_, at) => ({ id: asked * 500 + at, text: Math.random().toString(36) }))
    }
    let bytes = 0
    const askedAt: number[] = []
    for await (const piece of writeXlsx(pages(), { columns: ['id', 'text'] })) {
      bytes += piece.length
      askedAt.push(asked)
    }
    expect(bytes).toBeGreaterThan(100_000)
    // Something comes of most pages before the next is asked for.
    expect(new Set(askedAt).size).toBeGreaterThan(30)
  })

  it('that Excel would not read are said in words', async () => {
    async function* pages() {
      // No page of this length is ever written: its length is looked at before its rows.
      yield Object.assign([{ id: 1 }], { length: maxXlsxRows + 1 })
    }
    await expect(bytesOf(writeXlsx(pages(), { columns: ['id'] }))).rejects.toThrow(
      'A sheet of XLSX has room for 1,048,575 rows and its headings, as Excel reads no more: narrow the filter, or write CSV',
    )
  })
})
