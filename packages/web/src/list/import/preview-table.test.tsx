import type { ImportedRow } from '@lineboard/sdk/csv'
import type { GridRenderCellParams } from '@mui/x-data-grid'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { outcomeColumns } from './preview-table.tsx'

/** What a window of 390 pixels leaves beside the number of a row, its edges and borders. */
const ROOM_PX = 390 - 2 * 17 - 70

const wrong: ImportedRow = {
  row: 1,
  status: 'failed',
  record: { row: 1, cells: {} },
  problems: [{ row: 1, field: 'number', message: 'Enter a phone number' }],
}

it('on a phone what is wrong with a row is below its state, in sight', () => {
  const fields = [{ field: 'number', label: 'Phone number', isRequired: true }]
  const [only, ...others] = outcomeColumns(fields, true)
  expect(others).toEqual([])
  expect(only?.minWidth).toBeLessThanOrEqual(ROOM_PX)
  render(only?.renderCell?.({ row: wrong, value: 'Left out' } as GridRenderCellParams<ImportedRow>))
  expect(document.body.textContent).toBe('Left outPhone number: Enter a phone number')
  expect(outcomeColumns(fields, false).map(({ field }) => field)).toEqual(['status', 'reason'])
})
