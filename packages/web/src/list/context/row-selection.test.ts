import { expect, it } from 'vitest'
import { textCell } from '../../kit/cells/text-cells.tsx'
import { nothingSelected, selectionOf, toggled, without } from './row-selection.ts'

const resource = {
  nouns: { one: 'customer', other: 'customers' },
  lead: { field: 'name', label: 'Name', cell: textCell },
}
const pageOne = [
  { id: 1, name: 'Ann' },
  { id: 2, name: 'Bea' },
]
const pageTwo = [{ id: 3, name: 'Cleo' }, { id: 4 }]

it('keeps names of rows on other pages', () => {
  const first = selectionOf(resource, [1, 2], pageOne, nothingSelected)
  const second = selectionOf(resource, [2, 3], pageTwo, first)
  expect([...second]).toEqual([
    [2, 'Bea'],
    [3, 'Cleo'],
  ])
})

it('names a row without a name by what it is', () => {
  expect([...selectionOf(resource, [4], pageTwo, nothingSelected)]).toEqual([[4, 'customer 4']])
})

it('adds what is not selected and takes out what is', () => {
  const selection = selectionOf(resource, [1], pageOne, nothingSelected)
  expect(toggled(selection, 2)).toEqual([1, 2])
  expect(toggled(selection, 1)).toEqual([])
})

it('lets rows go that are no longer there', () => {
  const selection = selectionOf(resource, [1, 2], pageOne, nothingSelected)
  expect([...without(selection, [2, 9])]).toEqual([[1, 'Ann']])
})
