import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { exportColumns, loadTexts } from '../../list/export/rows-file.ts'
import { setDateSettings } from '../../state/dates.ts'
import { payment } from '../../testing/paid-rows.ts'
import { movedCell } from './transaction-cells.tsx'

const description = 'Call charges of 2026-05-22'
const row = { ...payment, description }

/** The cell before its words have come, as another test may have brought them. */
async function freshCell() {
  vi.resetModules()
  const { descriptionCell: cell } = await import('./transaction-cells.tsx')
  return cell
}

it('nothing is read in the place of a movement before its words have come', async () => {
  setDateSettings({ timeZone: 'UTC', dateFormat: 'mm/dd/yyyy' })
  const cell = await freshCell()
  const { container } = render(cell.render?.({ value: description, row, tabIndex: -1 }))
  expect(container.textContent).toBe('')
  expect((await screen.findByText('05/22/2026: call charges')).title).toBe(description)
})

it('a file waits for the words, and has those of the screen', async () => {
  const cell = await freshCell()
  const columns = [
    { field: 'description', label: 'Description', cell },
    { field: 'amount', label: 'Amount', cell: movedCell },
  ] as never
  await act(() => loadTexts(columns))
  const [words] = exportColumns(columns, [row], 'UTC')
  expect(words?.value(row)).toBe(cell.toText(description))
  expect(words?.value(row)).toMatch(/: call charges$/)
})
