import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'
import { useFocusAfterRemoval } from './list-keys.tsx'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(({ remove, removeMany }) => remove ?? removeMany)
  .map((resource) => ({ name: resource.path, resource }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(resource: Resource) {
  const focusRow = vi.fn()
  const rowsOf = (ids: readonly number[]) => ids.map((id) => ({ [resource.idField]: id }))
  const stored = rowsOf([1, 2, 3, 4])
  const shown = (ids: readonly number[]) => stored.filter((_, at) => ids.includes(at + 1))
  const { rerender } = renderHook(
    ({ ids }: { ids: readonly number[] }) => useFocusAfterRemoval(resource, { stored, shown: shown(ids), focusRow }),
    { initialProps: { ids: [1, 2, 3, 4] as readonly number[] } },
  )
  const show = (ids: readonly number[]) => {
    rerender({ ids })
    act(() => void vi.advanceTimersByTime(1100))
  }
  return { focusRow, show }
}

it('there are lists whose rows are deleted', () => {
  expect(declared.length).toBeGreaterThan(15)
})

describe.each(declared)('$name', ({ resource }) => {
  it('the focus goes to the next row, of the last ones to the row before', () => {
    const { focusRow, show } = setUp(resource)
    show([1, 3, 4])
    expect(focusRow.mock.calls).toEqual([[3]])
    show([1, 3])
    expect(focusRow.mock.calls).toEqual([[3], [3]])
  })

  it('the focus of somebody who has gone on stays, and a deletion taken back moves none', () => {
    const { focusRow, show } = setUp(resource)
    const elsewhere = document.body.appendChild(document.createElement('input'))
    elsewhere.focus()
    show([1, 2])
    elsewhere.remove()
    show([1, 2, 3, 4])
    expect(focusRow).not.toHaveBeenCalled()
  })
})
