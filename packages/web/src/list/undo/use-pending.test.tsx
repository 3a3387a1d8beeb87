import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetPending, pending, postpone } from '../../state/pending-changes.ts'
import { useCommitOnLeave, usePending, useStillCounted, useWithoutRemoved } from './use-pending.ts'

const numbers = { idField: 'id', model: 'OpNumber' } as const
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

it('a page that goes sends what is pending of every list', () => {
  renderHook(() => useCommitOnLeave(numbers))
  const sendLast = vi.fn()
  postpone({ kind: 'edit', model: 'Ticket', rows: new Map(), text: '', action: { ...action, sendLast } })
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(sendLast).toHaveBeenCalledOnce()
})
