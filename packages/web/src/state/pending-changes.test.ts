import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  commit,
  commitAll,
  forgetPending,
  holdPending,
  type PendingAction,
  pending,
  postpone,
  releasePending,
  sendPending,
  undo,
  undoMs,
} from './pending-changes.ts'

const action = () => ({ run: vi.fn(async () => undefined), sendLast: vi.fn() })

const change = (it: PendingAction, model = 'Customer') =>
  postpone({ kind: 'remove', model, rows: new Map([[1, undefined]]), text: 'Gone.', action: it })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(async () => {
  releasePending()
  await commitAll()
})

it('does nothing before the time is over, then does it once', async () => {
  const one = action()
  change(one)
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect(one.run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(one.run).toHaveBeenCalledTimes(1)
  expect(pending.list).toEqual([])
})

it('what was taken back never happens', async () => {
  const [one, two] = [action(), action()]
  undo(change(one))
  change(two)
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(one.run).not.toHaveBeenCalled()
  expect(two.run).toHaveBeenCalledTimes(1)
})

it('stays listed while it runs, and cannot be taken back then', async () => {
  let end = () => {}
  const slow = {
    run: () => new Promise<undefined>((resolve) => (end = () => resolve(undefined))),
    sendLast: vi.fn(),
  }
  const id = postpone({ kind: 'remove', model: 'Customer', rows: new Map(), text: '', action: slow })
  const running = commit(id)
  undo(id)
  expect(pending.list.map(({ state }) => state)).toEqual(['running'])
  end()
  await running
  expect(pending.list).toEqual([])
  sendPending()
  expect(slow.sendLast).not.toHaveBeenCalled()
})

it('a page that goes sends what is being carried out as well: its calls end with it', () => {
  const slow = { run: () => new Promise<undefined>(() => undefined), sendLast: vi.fn() }
  void commit(change(slow))
  sendPending()
  expect(slow.sendLast).toHaveBeenCalledTimes(1)
})

it('what is forgotten is never done', async () => {
  const one = action()
  change(one)
  forgetPending()
  await vi.advanceTimersByTimeAsync(undoMs)
  sendPending()
  expect([one.run.mock.calls, one.sendLast.mock.calls]).toEqual([[], []])
})

it('time goes on for the next change after the held one was taken back', async () => {
  const [one, two] = [action(), action()]
  const id = change(one)
  holdPending()
  undo(id)
  change(two)
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(two.run).toHaveBeenCalledTimes(1)
})

it('leaving a list carries out what is pending of it, and of no other', async () => {
  const [one, two] = [action(), action()]
  change(one)
  change(two, 'OpNumber')
  await commitAll('Customer')
  expect(one.run).toHaveBeenCalledTimes(1)
  expect(two.run).not.toHaveBeenCalled()
})

it('a page that goes sends everything, and nothing twice', async () => {
  const [one, two] = [action(), action()]
  change(one)
  change(two)
  sendPending()
  sendPending()
  await vi.advanceTimersByTimeAsync(undoMs)
  for (const each of [one, two]) {
    expect(each.sendLast).toHaveBeenCalledTimes(1)
    expect(each.run).not.toHaveBeenCalled()
  }
})

it('time stands still while somebody is at it', async () => {
  const one = action()
  change(one)
  holdPending()
  await vi.advanceTimersByTimeAsync(undoMs * 3)
  expect(one.run).not.toHaveBeenCalled()
  releasePending()
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(one.run).toHaveBeenCalledTimes(1)
})
