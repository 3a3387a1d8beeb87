import { readCsv } from '@lineboard/sdk/csv'
import { expect, it } from 'vitest'
import { badRowsFile } from './bad-rows.ts'

it('keeps cells that have no heading', () => {
  const records = [{ Name: 'A', '': 'x,y' }, { Name: 'B' }].map((cells, at) => ({ row: at + 1, cells }))
  const rows = records.map((record) => ({ row: record.row, status: 'failed' as const, reason: 'no', record }))
  expect(badRowsFile(rows, { headings: ['Name'], delimiter: ',', fields: [], made: [] })).toBe(
    'Name,,row of the file,reason\r\nA,"x,y",2,no\r\nB,,3,no\r\n',
  )
})

it('writes the rows as they were, with the reason, and no formula', () => {
  const rows = [
    {
      row: 2,
      status: 'failed' as const,
      reason: 'name: too long, by far',
      record: { row: 2, cells: { Name: '=1+1', Cost: '5' } },
    },
    { row: 4, status: 'failed' as const, reason: 'Refused', record: { row: 4, cells: { Name: 'B' } } },
  ]
  expect(badRowsFile(rows, { headings: ['Name', 'Cost'], delimiter: ',', fields: [], made: [] })).toBe(
    'Name,Cost,row of the file,reason\r\n\'=1+1,5,3,"name: too long, by far"\r\nB,,5,Refused\r\n',
  )
})

it('keeps what stood between the cells, and says what is wrong by the labels of the screen', () => {
  const record = { row: 1, cells: { Phone: 'x;y', Cost: '1,5' } }
  const problems = [
    { field: 'tracking_number', row: 1, message: 'No number.' },
    { field: '', row: 1, message: 'Too many cells.' },
  ]
  const rows = [{ row: 1, status: 'failed' as const, reason: 'tracking_number: No number.', problems, record }]
  const fields = [{ field: 'tracking_number', label: 'Number', isRequired: true, words: [] }]
  expect(badRowsFile(rows, { headings: ['Phone', 'Cost'], delimiter: ';', fields, made: [] })).toBe(
    'Phone;Cost;row of the file;reason\r\n"x;y";1,5;2;Number: No number. Too many cells.\r\n',
  )
})

/** The file of the rows of a file, all of which are refused for a reason. */
async function refused(text: string, reason: string): Promise<string> {
  const records = []
  for await (const record of readCsv(new Blob([text]))) records.push(record)
  const headings = Object.keys(records[0]?.cells ?? {})
  const rows = records.map((record) => ({ row: record.row, status: 'failed' as const, reason, record }))
  return badRowsFile(rows, { headings, delimiter: ',', fields: [], made: [] })
}

it('a file of these that is imported again has their rows and reasons once, those of that file', async () => {
  const first = await refused('Name,reason\n\nA,mine\n', 'no')
  expect(first).toBe('Name,reason,row of the file,reason 2\r\nA,mine,3,no\r\n')
  const plain = await refused('Name\nA\nB\n', 'no')
  const again = await refused(plain.replace('A,2,no\r\n', ''), 'still no')
  expect(again).toBe('Name,row of the file,reason\r\nB,2,still no\r\n')
  expect(await refused(again, 'no')).toBe('Name,row of the file,reason\r\nB,2,no\r\n')
})

it('keeps what was corrected in a column that was made of others', () => {
  const name = { heading: 'First + Last', from: ['First', 'Last'], how: 'together' as const }
  const phone = { heading: 'Mobile / Home', from: ['Mobile', 'Home'], how: 'first' as const }
  const cells = { First: 'Ann', Last: 'Miler', Mobile: '', Home: '555' }
  const corrected = { ...cells, 'First + Last': 'Ann Miller', 'Mobile / Home': '+12125550142' }
  const rows = [{ ...cells, 'First + Last': 'Ann Miler', 'Mobile / Home': '555' }, corrected].map((all, at) => ({
    ...{ row: at + 1, status: 'failed' as const, reason: 'no' },
    record: { row: at + 1, cells: all },
  }))
  const headings = Object.keys(cells)
  expect(badRowsFile(rows, { headings, delimiter: ',', fields: [], made: [name, phone] })).toBe(
    'First,Last,Mobile,Home,row of the file,reason\r\nAnn,Miler,,555,2,no\r\nAnn Miller,,+12125550142,,3,no\r\n',
  )
})
