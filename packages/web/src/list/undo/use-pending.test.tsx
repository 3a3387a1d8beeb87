import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetPending, pending, postpone, undoMs } from '../../state/pending-changes.ts'
import { useCommitOnLeave, usePending, useStillCounted, useWithoutRemoved } from './use-pending.ts'

const numbers = { model: 'OpNumber' } as const
const action = { run: async () => undefined, sendLast: () => undefined }

const remove = (count: number, model = 'OpNumber') =>
  act(async () => {
    const rows = new Map(Array.from({ length: count }, (_, index) => [index + 1, undefined]))
    postpone({ kind: 'remove', model, rows, text: '', action })
  })

const where = { customerId: 2 }
const asked = () => renderHook(() => useWithoutRemoved(numbers, where)).result.current
const counted = () => renderHook(() => useStillCounted(numbers)).result.current

afterEach(() => {
  forgetPending()
})

it('leaves out rows whose deletion is pending, so that nothing counts them', async () => {
  await remove(250)
  expect(JSON.stringify(asked())).toContain('"nin":[1,2,3')
  expect(counted()).toBe(0)
})

it('takes more of them off the count instead, as their ids fit into no address', async () => {
  await remove(251)
  expect(asked()).toEqual(where)
  expect(counted()).toBe(251)
  const rows = [{ id: 251 }, { id: 252 }]
  expect(renderHook(() => usePending(numbers, rows)).result.current).toEqual([{ id: 252 }])
})

it('has nothing to do with rows of another model, and asks nothing where nothing is asked', async () => {
  await remove(300, 'Ticket')
  expect([asked(), counted()]).toEqual([where, 0])
  await remove(1)
  expect(renderHook(() => useWithoutRemoved(numbers, undefined)).result.current).toBeUndefined()
})

it('leaving the list carries out what is pending of it, and of no other', async () => {
  const { unmount } = renderHook(() => useCommitOnLeave(numbers))
  await remove(1)
  await remove(1, 'Ticket')
  await act(async () => unmount())
  expect(pending.list.map(({ model }) => model)).toEqual(['Ticket'])
})

it('a page that goes sends what is pending, of a list that was left too, as long as that is not done', async () => {
  const [slow, done] = [vi.fn(), vi.fn()]
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const run = () => promise
  const { unmount } = renderHook(() => useCommitOnLeave(numbers))
  postpone({ kind: 'edit', model: 'OpNumber', rows: new Map([[1, {}]]), text: '', action: { run, sendLast: slow } })
  await act(async () => unmount())
  postpone({ kind: 'edit', model: 'Ticket', rows: new Map(), text: '', action: { ...action, sendLast: done } })
  act(() => void dispatchEvent(new Event('pagehide')))
  expect([slow.mock.calls.length, done.mock.calls.length]).toEqual([1, 1])
  end()
  act(() => void dispatchEvent(new Event('pagehide')))
  expect([slow.mock.calls.length, done.mock.calls.length]).toEqual([1, 1])
})

it('what is too long for that asks to wait, whichever screen is shown by then', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const run = () => promise
  const { unmount } = renderHook(() => useCommitOnLeave(numbers))
  const rows = new Map([[1, {}]])
  postpone({ kind: 'edit', model: 'OpNumber', rows, text: '', isLong: true, action: { ...action, run } })
  await act(async () => unmount())
  expect(leave()).toBe(true)
  await act(async () => end())
  expect(leave()).toBe(false)
})

it('time stands still while the page is out of sight', async () => {
  vi.useFakeTimers()
  const run = vi.fn(async () => undefined)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  postpone({ kind: 'edit', model: 'Ticket', rows: new Map(), text: '', action: { ...action, run } })
  await vi.advanceTimersByTimeAsync(undoMs * 2)
  expect(run).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(run).toHaveBeenCalledOnce()
  hidden.mockRestore()
  vi.useRealTimers()
})

it('a page that the browser freezes sends what is pending', () => {
  const sendLast = vi.fn()
  postpone({ kind: 'edit', model: 'Ticket', rows: new Map(), text: '', action: { ...action, sendLast } })
  document.dispatchEvent(new Event('freeze'))
  expect(sendLast).toHaveBeenCalledOnce()
})
