import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LateRow } from './list-grid.tsx'

let drawn: number[] = []
let pressed: unknown[] = []

const columns: GridColDef[] = [
  { field: 'name' },
  {
    field: 'calls',
    align: 'right',
    renderCell({ id, value, tabIndex }) {
      drawn.push(Number(id))
      return (
        <button type="button" tabIndex={tabIndex}>
          {value} calls
        </button>
      )
    },
  },
]
const rows = [
  { id: 1, name: 'Harbor', calls: 7 },
  { id: 2, name: 'Summit', calls: 8 },
]

function open() {
  pressed = []
  render(
    <DataGrid
      rows={rows}
      columns={columns}
      slots={{ row: LateRow }}
      checkboxSelection
      onRowClick={({ id }) => pressed.push(id)}
      disableRowSelectionOnClick
      disableVirtualization
    />,
  )
  drawn = []
}

const cell = (name: string) => screen.getByRole('gridcell', { name })
const tabStops = () => [...document.querySelectorAll('[role=gridcell][tabindex="0"]')]

function press(element: HTMLElement) {
  fireEvent.mouseDown(element)
  fireEvent.mouseUp(element)
  fireEvent.click(element)
}

it('a cell says what it has, and where it is', () => {
  open()
  expect(cell('Harbor').title).toBe('Harbor')
  expect(cell('Harbor').dir, 'where it is cut is decided by its own letters').toBe('auto')
  expect(cell('8 calls').getAttribute('aria-colindex')).toBe('3')
  expect(cell('8 calls').className).toContain('textRight')
})

it('a press gives a cell the focus, arrows move it on, and Tab leads to that cell alone', () => {
  open()
  press(cell('Harbor'))
  expect(document.activeElement).toBe(cell('Harbor'))
  fireEvent.keyDown(cell('Harbor'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(cell('Summit'))
  expect(tabStops()).toEqual([cell('Summit')])
  fireEvent.keyDown(cell('Summit'), { key: 'ArrowRight' })
  expect(document.activeElement, 'what is in the cell has the keyboard').toBe(screen.getByText('8 calls'))
  expect(tabStops()).toEqual([cell('8 calls')])
})

it('arrows go through every cell of a row, its box among them, and what a cell has is copied', () => {
  open()
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
  press(cell('Harbor'))
  const go = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  const copy = () =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'c', keyCode: 67, ctrlKey: true })
  copy()
  go('ArrowRight')
  copy()
  go('ArrowLeft')
  go('ArrowLeft')
  expect(document.activeElement).toBe(within(screen.getByRole('row', { name: /Harbor/ })).getByRole('checkbox'))
  vi.unstubAllGlobals()
  expect(copied).toEqual(['Harbor', '7'])
})

it('a focus that moves draws the cells of its rows, and no others', () => {
  open()
  press(cell('Summit'))
  fireEvent.keyDown(cell('Summit'), { key: 'ArrowRight' })
  expect(drawn).toContain(2)
  expect(drawn).not.toContain(1)
})

it('a row says where it is and whether it is selected; a press on it is reported, wherever but on its box', () => {
  open()
  const row = screen.getByRole('row', { name: /Summit/ })
  expect(row.getAttribute('aria-rowindex')).toBe('3')
  expect(row.getAttribute('aria-selected')).toBe('false')
  press(cell('Summit'))
  const besideCells = row.lastElementChild
  if (besideCells) fireEvent.click(besideCells)
  expect(pressed).toEqual([2, 2])
  fireEvent.click(within(row).getByRole('checkbox'))
  expect(pressed).toEqual([2, 2])
  expect(row.getAttribute('aria-selected')).toBe('true')
  expect(row.className).toContain('Mui-selected')
})
