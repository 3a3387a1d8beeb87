import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import type { CsvFinding } from './records.ts'

async function read(text: string, headingRow?: number) {
  const findings: CsvFinding[] = []
  const records = []
  for await (const { row, cells } of readCsv(text, { headingRow, onFinding: (each) => findings.push(each) }))
    records.push([row + 1, cells] as const)
  const headings = findings.find(({ kind }) => kind === 'headings')
  const totals = findings.find(({ kind }) => kind === 'totals')
  return { records, headings, totals }
}

test.each<[string, string, number, object]>([
  ['in the first row', 'a,b\n1,2', 1, { a: '1', b: '2' }],
  ['below blank lines', '\n , \na,b\n1,2', 3, { a: '1', b: '2' }],
  ['below a title', 'Numbers of May, 2026\n\nName;Phone\nAnn;555-0111', 3, { Name: 'Ann', Phone: '555-0111' }],
  [
    'below a title of a sheet',
    'Numbers,,\nMade by hand,,\nName,Phone,No\nAnn,555-0111,1',
    3,
    { Name: 'Ann', Phone: '555-0111', No: '1' },
  ],
  ['below titles of two cells', 'From,May\n\na,b,c,d,e\n1,2,3,4,5', 3, { a: '1', b: '2', c: '3', d: '4', e: '5' }],
  ['alone in a column', 'Number\n555-0111', 1, { Number: '555-0111' }],
  ['fewer than the cells of rows', 'a\n1', 1, { a: '1' }],
])('finds headings %s', async (_, text, row, cells) => {
  const { records, headings } = await read(text)
  expect(headings).toEqual({ kind: 'headings', row })
  expect(records).toEqual([[row + 1, cells]])
})

test('takes the row of the headings that was chosen', async () => {
  const { records } = await read('a,b\nc,d\n1,2', 2)
  expect(records).toEqual([[3, { c: '1', d: '2' }]])
  await expect(read('a,b\n\n1,2', 2)).rejects.toMatchObject({ code: 'headings', row: 0 })
  await expect(read('a,b\n', 9)).rejects.toMatchObject({ code: 'headings' })
})

test.each([
  ['Phone,Phone,Phone (2)\n1,2,3', { Phone: '1', 'Phone (3)': '2', 'Phone (2)': '3' }],
  ['a,,b,\n1,2,3,', { a: '1', '(B)': '2', b: '3' }],
  [`a${','.repeat(27)}\n1${','.repeat(27)}x`, { a: '1', '(AB)': 'x' }],
])('names the columns of %j apart', async (text, cells) => {
  expect((await read(text)).records).toEqual([[2, cells]])
})

test.each([
  ['Total,,12', 1],
  ['Subtotal,3\n\nGrand total:,"1,234.50"', 2],
  [',Summe,12', 1],
  ['Total (2 calls),,', 1],
  ['Total,,12\nBob,555-0112,3', 0],
  ['Total,+12125550111,', 0],
  ['Total,2125550111,', 0],
  ['Total Plumbing,,12', 0],
])('of the last rows %j leaves out the totals, and counts them', async (rows, count) => {
  const { records, totals } = await read(`Name,Phone,Calls\nAnn,555-0111,12\n${rows}\n`)
  expect(totals).toEqual(count === 0 ? undefined : { kind: 'totals', rows: count })
  expect(records).toHaveLength(1 + (count === 0 ? rows.split('\n').length : 0))
})
