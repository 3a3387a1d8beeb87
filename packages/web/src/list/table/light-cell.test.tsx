import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LateRow } from './late-row.tsx'
import { LightCell } from './light-cell.tsx'

let drawn: number[] = []

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
  render(<DataGrid rows={rows} columns={columns} slots={{ row: LateRow, cell: LightCell }} disableVirtualization />)
  drawn = []
}

const cell = (name: string) => screen.getByRole('gridcell', { name })
const tabStops = () => [...document.querySelectorAll('[role=gridcell][tabindex="0"]')]

function press(element: HTMLElement) {
  fireEvent.mouseDown(element)
  fireEvent.mouseUp(element)
  fireEvent.click(element)
}

it('a cell says what it has, and where it stands', () => {
  open()
  expect(cell('Harbor').title).toBe('Harbor')
  expect(cell('8 calls').getAttribute('aria-colindex')).toBe('2')
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

it('a focus that moves draws the cells of its rows, and no others', () => {
  open()
  press(cell('Summit'))
  fireEvent.keyDown(cell('Summit'), { key: 'ArrowRight' })
  expect(drawn).toContain(2)
  expect(drawn).not.toContain(1)
})
