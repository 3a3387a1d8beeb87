import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFocusAfterRemoval } from './list-keys.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const focusRow = vi.fn()
  const rowsOf = (ids: readonly number[]) => ids.map((id) => ({ id }))
  const stored = rowsOf([1, 2, 3, 4])
  const shown = (ids: readonly number[]) => stored.filter((_, at) => ids.includes(at + 1))
  const { rerender } = renderHook(
    ({ ids }: { ids: readonly number[] }) => useFocusAfterRemoval({ stored, shown: shown(ids), focusRow }),
    { initialProps: { ids: [1, 2, 3, 4] as readonly number[] } },
  )
  const show = (ids: readonly number[]) => {
    rerender({ ids })
    act(() => void vi.advanceTimersByTime(1100))
  }
  return { focusRow, show }
}

it('moves the focus to the next row, or to the row before where the last one is deleted', () => {
  const { focusRow, show } = setUp()
  show([1, 3, 4])
  expect(focusRow.mock.calls).toEqual([[3]])
  show([1, 3])
  expect(focusRow.mock.calls).toEqual([[3], [3]])
})

it('leaves the focus of a user who has moved it, and where a deletion is undone', () => {
  const { focusRow, show } = setUp()
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.focus()
  show([1, 2])
  elsewhere.remove()
  show([1, 2, 3, 4])
  expect(focusRow).not.toHaveBeenCalled()
})
