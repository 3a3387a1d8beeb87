import { expect, it } from 'vitest'
import { badRowsFile } from './bad-rows.ts'

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
