import { expect, it } from 'vitest'
import { badRowsFile } from './bad-rows.ts'

it('keeps cells that have no heading', () => {
  const records = [{ Name: 'A', '': 'x,y' }, { Name: 'B' }].map((cells, at) => ({ row: at + 1, cells }))
  const rows = records.map((record) => ({ row: record.row, status: 'failed' as const, reason: 'no', record }))
  expect(badRowsFile(rows, ['Name'], 'reason')).toBe('Name,,reason\r\nA,"x,y",no\r\nB,,no\r\n')
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
  expect(badRowsFile(rows, ['Name', 'Cost'], 'reason')).toBe(
    'Name,Cost,reason\r\n\'=1+1,5,"name: too long, by far"\r\nB,,Refused\r\n',
  )
})
