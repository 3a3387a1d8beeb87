import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useHeldRows } from './use-held-rows.ts'

const rowsOf = (...ids: number[]) => ids.map((id) => ({ id, name: `row ${id}` }))
const show = (ids: readonly number[], question = 'today') =>
  renderHook(({ rows, asked }) => useHeldRows(rows, asked), {
    initialProps: { rows: rowsOf(...ids), asked: question },
  })

it('keeps rows where they are, shows what changed of them, and has new ones wait', () => {
  const { result, rerender } = show([3, 2, 1])
  rerender({
    rows: [
      { id: 5, name: 'row 5' },
      { id: 4, name: 'row 4' },
      { id: 3, name: 'answered' },
    ],
    asked: 'today',
  })
  expect(result.current).toMatchObject({ waiting: 2, rows: [{ id: 3, name: 'answered' }, ...rowsOf(2, 1)] })
  act(() => result.current.show())
  expect(result.current).toMatchObject({ waiting: 0, rows: [{ id: 5 }, { id: 4 }, { id: 3 }] })
})

it('does so of an empty list, and of one that shrinks', () => {
  const { result, rerender } = show([])
  rerender({ rows: rowsOf(1), asked: 'today' })
  expect(result.current).toMatchObject({ waiting: 1, rows: [] })
  act(() => result.current.show())
  rerender({ rows: [], asked: 'today' })
  expect(result.current).toMatchObject({ waiting: 0, rows: rowsOf(1) })
})

it('shows the rows of another question at once', () => {
  const { result, rerender } = show([1])
  rerender({ rows: rowsOf(9, 8), asked: 'yesterday' })
  expect(result.current).toMatchObject({ waiting: 0, rows: rowsOf(9, 8) })
})
