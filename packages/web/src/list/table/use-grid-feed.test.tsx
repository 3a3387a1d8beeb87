import { DataGrid } from '@mui/x-data-grid'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useGridFeed } from './use-grid.ts'

const sort = { field: 'id', direction: 'asc' } as const

function List({ page, first }: { page: number; first: number }) {
  const feed = useGridFeed({ rows: [{ id: first }, { id: first + 1 }], sort, page, count: 40 })
  return <DataGrid {...feed} columns={[{ field: 'id' }]} sortingMode="server" hideFooter />
}

it('another page begins with its first row; where the same one has other rows, it stays where it was', () => {
  const { rerender, container } = render(<List page={1} first={1} />)
  const scroller = container.querySelector('.MuiDataGrid-virtualScroller')
  if (!scroller) throw new Error('The grid scrolls nothing')
  scroller.scrollTop = 120
  rerender(<List page={1} first={2} />)
  expect(scroller.scrollTop).toBe(120)
  rerender(<List page={2} first={21} />)
  expect(scroller.scrollTop).toBe(0)
})
