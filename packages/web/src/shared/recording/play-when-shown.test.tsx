import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { playWhenShown, usePlayWhenShown } from './play-when-shown.ts'

afterEach(() => {
  playWhenShown(undefined)
})

it('the recording that is to be heard is opened once, whether it was chosen before it is shown or after', async () => {
  const open = vi.fn()
  playWhenShown(7)
  const { rerender } = renderHook(({ id }) => usePlayWhenShown(id, open), { initialProps: { id: 7 } })
  expect(open).toHaveBeenCalledTimes(1)
  rerender({ id: 8 })
  expect(open).toHaveBeenCalledTimes(1)
  await act(async () => playWhenShown(8))
  expect(open).toHaveBeenCalledTimes(2)
  await act(async () => playWhenShown(9))
  expect(open).toHaveBeenCalledTimes(2)
})
