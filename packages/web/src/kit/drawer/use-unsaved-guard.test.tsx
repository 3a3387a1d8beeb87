import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useUnsavedGuard } from './unsaved-guard.tsx'

const onLeave = vi.fn()
const open = (isDirty: boolean) =>
  renderHook(({ isDirty: dirty }) => useUnsavedGuard(dirty, onLeave), { initialProps: { isDirty } })

const moved = (move: () => void) =>
  act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    move()
    await gone
  })

function isClosingAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  onLeave.mockClear()
  history.pushState(null, '', '/service/customer')
  history.pushState(null, '', '/service/customer/edit/2')
})
it('leaves at once while nothing is typed', () => {
  const { result } = open(false)
  act(() => result.current.leave())
  expect(onLeave).toHaveBeenCalledTimes(1)
  expect([result.current.isAsking, isClosingAsked()]).toEqual([false, false])
})

it('asks before typed text is lost: by closing, by going back, and with the tab', async () => {
  const { result } = open(true)
  act(() => result.current.leave())
  expect([result.current.isAsking, onLeave.mock.calls.length, isClosingAsked()]).toEqual([true, 0, true])
  act(() => result.current.stay())
  expect(result.current.isAsking).toBe(false)
  await moved(() => history.back())
  expect([result.current.isAsking, onLeave.mock.calls.length]).toEqual([true, 0])
  expect(location.pathname).toBe('/service/customer/edit/2')
})

it('leaves when the answer is to discard', async () => {
  const { result } = open(true)
  act(() => result.current.leave())
  await moved(() => result.current.leaveNow())
  expect([onLeave.mock.calls.length, result.current.isAsking]).toEqual([1, false])
  expect(location.pathname).toBe('/service/customer/edit/2')
})

it('asks no more once all is saved', async () => {
  const { result, rerender } = open(true)
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  rerender({ isDirty: false })
  await gone
  expect(isClosingAsked()).toBe(false)
  act(() => result.current.leave())
  expect(onLeave).toHaveBeenCalledTimes(1)
})
