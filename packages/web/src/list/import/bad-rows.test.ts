import { expect, it } from 'vitest'
import { badRowsFile } from './bad-rows.ts'

it('keeps cells that have no heading', () => {
  const records = [{ Name: 'A', '': 'x,y' }, { Name: 'B' }].map((cells, at) => ({ row: at + 1, cells }))
  const rows = records.map((record) => ({ row: record.row, status: 'failed' as const, reason: 'no', record }))
  expect(badRowsFile(rows, { headings: ['Name'], delimiter: ',', reason: 'reason', fields: [] })).toBe(
    'Name,,reason\r\nA,"x,y",no\r\nB,,no\r\n',
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
  expect(badRowsFile(rows, { headings: ['Name', 'Cost'], delimiter: ',', reason: 'reason', fields: [] })).toBe(
    'Name,Cost,reason\r\n\'=1+1,5,"name: too long, by far"\r\nB,,Refused\r\n',
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
  expect(badRowsFile(rows, { headings: ['Phone', 'Cost'], delimiter: ';', reason: 'reason', fields })).toBe(
    'Phone;Cost;reason\r\n"x;y";1,5;Number: No number. Too many cells.\r\n',
  )
})
