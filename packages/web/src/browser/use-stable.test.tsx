import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useStable } from './hooks.ts'

it('is the same object until it says something else', () => {
  const first = { bars: [1, 2] }
  const { result, rerender } = renderHook(({ value }) => useStable(value), { initialProps: { value: first } })
  rerender({ value: { bars: [1, 2] } })
  expect(result.current).toBe(first)
  rerender({ value: { bars: [1, 3] } })
  expect(result.current).toEqual({ bars: [1, 3] })
  expect(result.current).not.toBe(first)
})

it('compares what it is told to', () => {
  const inDollars = { format: () => '$1' }
  const { result, rerender } = renderHook(({ value }) => useStable(value, value.format()), {
    initialProps: { value: inDollars },
  })
  rerender({ value: { format: () => '$1' } })
  expect(result.current).toBe(inDollars)
  rerender({ value: { format: () => '1 €' } })
  expect(result.current.format()).toBe('1 €')
})
