import { DataGrid, useGridApiRef } from '@mui/x-data-grid'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Sort } from '../../kit/list-state.ts'
import { useGridOrder } from './use-grid.ts'

const onChoose = vi.fn()
beforeEach(() => onChoose.mockClear())
const fields = ['id', 'name', 'at']
const all = fields.map((field) => ({ field, headerName: field }))
const rows = [{ id: 1, name: 'Ada', at: 2 }]
const orders = fields.flatMap((field) => (['asc', 'desc'] as const).map((direction): Sort => ({ field, direction })))
const sortingOrder = ['asc', 'desc'] as const

function List({ sort, columns = all }: { sort: Sort; columns?: typeof all }) {
  const apiRef = useGridApiRef()
  const onSortModelChange = useGridOrder({ apiRef, sort, columns, onChoose })
  return (
    <DataGrid
      {...{ apiRef, rows, columns, onSortModelChange, sortingOrder }}
      sortingMode="server"
      hideFooter
      disableVirtualization
    />
  )
}

const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })
const shown = ({ field }: Sort) => head(field).getAttribute('aria-sort')
const said = ({ direction }: Sort) => (direction === 'asc' ? 'ascending' : 'descending')

it('the order of the rows is shown, and showing it chooses none', () => {
  const [first, ...others] = orders
  if (!first) throw new Error('There is no order')
  const { rerender } = render(<List sort={first} />)
  for (const sort of [...others, first]) {
    rerender(<List sort={sort} />)
    expect(shown(sort)).toBe(said(sort))
  }
  expect(onChoose).not.toHaveBeenCalled()
})

it.each(orders)('a column that leaves with its order and comes back chooses none: $field $direction', (sort) => {
  const { rerender } = render(<List sort={sort} />)
  rerender(<List sort={sort} columns={all.filter(({ field }) => field !== sort.field)} />)
  rerender(<List sort={sort} />)
  expect(shown(sort)).toBe(said(sort))
  // The rows of another order come after their columns.
  const other: Sort = { field: fields.find((field) => field !== sort.field) ?? '', direction: 'desc' }
  const columns = all.filter(({ field }) => field === other.field)
  rerender(<List sort={sort} columns={columns} />)
  rerender(<List sort={other} columns={columns} />)
  expect(shown(other)).toBe('descending')
  expect(onChoose).not.toHaveBeenCalled()
})

it('what somebody presses in the head is chosen, once', () => {
  render(<List sort={{ field: 'id', direction: 'asc' }} />)
  act(() => void fireEvent.click(head('name')))
  expect(onChoose.mock.calls).toEqual([[{ field: 'name', direction: 'asc' }]])
  act(() => void fireEvent.click(head('name')))
  expect(onChoose).toHaveBeenLastCalledWith({ field: 'name', direction: 'desc' })
})
