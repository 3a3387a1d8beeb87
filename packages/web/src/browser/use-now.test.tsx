import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useNow } from './use-now.ts'

function Clock({ name, isStill = false }: { name: string; isStill?: boolean }) {
  return <output aria-label={name}>{new Date(useNow(isStill)).toISOString().slice(14, 19)}</output>
}

const shown = (name: string) => screen.getByLabelText(name).textContent

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T10:00:00.000Z') })
})

test('clocks tick together, and one that is still does not', () => {
  const { unmount } = render(
    <>
      <Clock name="a" />
      <Clock name="b" />
      <Clock name="still" isStill />
    </>,
  )
  expect([shown('a'), shown('b'), shown('still')]).toEqual(['00:00', '00:00', '00:00'])
  act(() => vi.advanceTimersByTime(3000))
  expect([shown('a'), shown('b'), shown('still')]).toEqual(['00:03', '00:03', '00:00'])
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
