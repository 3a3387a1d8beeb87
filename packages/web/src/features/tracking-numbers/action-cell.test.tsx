import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellText } from '../../kit/rows/row-text.ts'
import { exportColumns } from '../../list/export/rows-file.ts'
import { trackingNumbers } from './tracking-numbers.resource.ts'

const columns = trackingNumbers.columns.filter(({ field }) => field === 'routing_action')
const row = { id: 1, customerId: 2, routing_action: 'Forward' }

it.each([
  ['of that name', { ...row, routing_actionId: 4 }, 'Forward'],
  ['that was not chosen', row, 'None (direct)'],
])('a routing action %s is called so on screens and in files', (_, shown, text) => {
  const [column] = columns
  if (!column) throw new Error('The list has no routing actions.')
  const [file] = exportColumns(columns, [], 'UTC')
  expect([cellText(column, shown), file?.value(shown)]).toEqual([text, text])
  render(column.cell.render?.({ value: shown.routing_action, row: shown, tabIndex: 0 }))
  expect(screen.getByText(text)).toBeTruthy()
})
