import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  carryOut,
  carryOutAll,
  type Deed,
  forgetPending,
  holdPending,
  pending,
  postpone,
  releasePending,
  sendPending,
  undo,
  undoMs,
} from './pending-changes.ts'

const deed = () => ({ carryOut: vi.fn(async () => undefined), sendLast: vi.fn() })

const change = (it: Deed, model = 'Customer') =>
  postpone({ kind: 'remove', model, rows: new Map([[1, undefined]]), text: 'Gone.', deed: it })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(async () => {
  releasePending()
  await carryOutAll()
})

it('does nothing before the time is over, then does it once', async () => {
  const one = deed()
  change(one)
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect(one.carryOut).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(one.carryOut).toHaveBeenCalledTimes(1)
  expect(pending.list).toEqual([])
})

it('what was taken back never happens', async () => {
  const [one, two] = [deed(), deed()]
  undo(change(one))
  change(two)
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(one.carryOut).not.toHaveBeenCalled()
  expect(two.carryOut).toHaveBeenCalledTimes(1)
})

it('stays listed while it runs, and cannot be taken back then', async () => {
  let end = () => {}
  const slow = {
    carryOut: () => new Promise<undefined>((resolve) => (end = () => resolve(undefined))),
    sendLast: vi.fn(),
  }
  const id = postpone({ kind: 'remove', model: 'Customer', rows: new Map(), text: '', deed: slow })
  const running = carryOut(id)
  undo(id)
  expect(pending.list.map(({ state }) => state)).toEqual(['running'])
  end()
  await running
  expect(pending.list).toEqual([])
  sendPending()
  expect(slow.sendLast).not.toHaveBeenCalled()
})

it('a page that goes sends what is being carried out as well: its calls end with it', () => {
  const slow = { carryOut: () => new Promise<undefined>(() => undefined), sendLast: vi.fn() }
  void carryOut(change(slow))
  sendPending()
  expect(slow.sendLast).toHaveBeenCalledTimes(1)
})

it('what is forgotten is never done', async () => {
  const one = deed()
  change(one)
  forgetPending()
  await vi.advanceTimersByTimeAsync(undoMs)
  sendPending()
  expect([one.carryOut.mock.calls, one.sendLast.mock.calls]).toEqual([[], []])
})

it('time goes on for the next change after the held one was taken back', async () => {
  const [one, two] = [deed(), deed()]
  const id = change(one)
  holdPending()
  undo(id)
  change(two)
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(two.carryOut).toHaveBeenCalledTimes(1)
})

it('leaving a list carries out what is pending of it, and of no other', async () => {
  const [one, two] = [deed(), deed()]
  change(one)
  change(two, 'OpNumber')
  await carryOutAll('Customer')
  expect(one.carryOut).toHaveBeenCalledTimes(1)
  expect(two.carryOut).not.toHaveBeenCalled()
})

it('a page that goes sends everything, and nothing twice', async () => {
  const [one, two] = [deed(), deed()]
  change(one)
  change(two)
  sendPending()
  sendPending()
  await vi.advanceTimersByTimeAsync(undoMs)
  for (const each of [one, two]) {
    expect(each.sendLast).toHaveBeenCalledTimes(1)
    expect(each.carryOut).not.toHaveBeenCalled()
  }
})

it('time stands still while somebody is at it', async () => {
  const one = deed()
  change(one)
  holdPending()
  await vi.advanceTimersByTimeAsync(undoMs * 3)
  expect(one.carryOut).not.toHaveBeenCalled()
  releasePending()
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(one.carryOut).toHaveBeenCalledTimes(1)
})
