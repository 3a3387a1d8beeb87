import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { hear, useHeard } from './hearing.ts'

afterEach(() => {
  cleanup()
  hear(undefined)
})

it('the recording that is to be heard is opened once, whether it was chosen before it is shown or after', async () => {
  const open = vi.fn()
  hear(7)
  const { rerender } = renderHook(({ id }) => useHeard(id, open), { initialProps: { id: 7 } })
  expect(open).toHaveBeenCalledTimes(1)
  rerender({ id: 8 })
  expect(open).toHaveBeenCalledTimes(1)
  await act(async () => hear(8))
  expect(open).toHaveBeenCalledTimes(2)
  await act(async () => hear(9))
  expect(open).toHaveBeenCalledTimes(2)
})
