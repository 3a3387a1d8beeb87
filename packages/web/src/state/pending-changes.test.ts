import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  commit,
  commitAll,
  commitEdits,
  forgetPending,
  holdBelow,
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

it('time continues for the next change after the held one was taken back', async () => {
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

it('time stands still below an open dialog or panel, and then runs from the start', async () => {
  const one = action()
  const close = holdBelow()
  change(one)
  const closeSecond = holdBelow()
  close()
  await vi.advanceTimersByTimeAsync(undoMs * 3)
  expect(one.run).not.toHaveBeenCalled()
  closeSecond()
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect(one.run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(one.run).toHaveBeenCalledTimes(1)
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

const changeOf = (rows: readonly number[], it: PendingAction) =>
  postpone({ kind: 'edit', model: 'CallLog', rows: new Map(rows.map((id) => [id, {}])), text: '', action: it })

/** A change that takes its time, and notes what begins and ends. */
const slow = (name: string, ms: number, noted: string[]) => ({
  async run() {
    noted.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, ms))
    noted.push(`${name} ends`)
  },
  sendLast: vi.fn(),
})

it('a row that is changed twice is changed one after the other, and others beside it', async () => {
  const noted: string[] = []
  changeOf([1, 2], slow('first', 300, noted))
  changeOf([3], slow('beside', 200, noted))
  const last = changeOf([2], slow('second', 100, noted))
  const done = commit(last)
  void commitAll()
  await vi.advanceTimersByTimeAsync(600)
  await done
  expect(noted).toEqual(['first begins', 'beside begins', 'beside ends', 'first ends', 'second begins', 'second ends'])
})

it('what was taken back holds up and changes nothing that was done after it', async () => {
  const left: unknown[] = []
  const sendLast: PendingAction['sendLast'] = (leaves) => void left.push(leaves(1, { a: 0, b: 0 }))
  const first = changeOf([1], { ...action(), makes: (row) => ({ ...row, a: 1 }) })
  changeOf([1], { ...action(), makes: (row) => ({ ...row, b: 2 }) })
  changeOf([1], { ...action(), sendLast })
  undo(first)
  sendPending()
  expect(left).toEqual([{ a: 0, b: 2 }])
})

it('a page that goes sends of a row what was done to it since it was read, whether that is carried out by now or not', async () => {
  const left: unknown[] = []
  const sendLast: PendingAction['sendLast'] = (leaves) => void left.push(leaves(1, { a: 0, b: 0 }))
  const first = changeOf([1], { ...action(), makes: (row) => ({ ...row, a: 1 }) })
  changeOf([1, 2], { ...action(), makes: (row) => ({ ...row, b: 2 }) })
  changeOf([1], { ...action(), sendLast })
  await commit(first)
  sendPending()
  expect(left).toEqual([{ a: 1, b: 2 }])
})

it('anyone who waits for a change that is being carried out waits until it is done', async () => {
  const noted: string[] = []
  void commit(changeOf([1], slow('it', 300, noted)))
  const all = commitAll().then(() => noted.push('all done'))
  await vi.advanceTimersByTimeAsync(300)
  await all
  expect(noted).toEqual(['it begins', 'it ends', 'all done'])
})

it('what waits for another one is not done by the next person', async () => {
  const noted: string[] = []
  changeOf([1], slow('first', 300, noted))
  changeOf([1], slow('second', 100, noted))
  void commitAll()
  await vi.advanceTimersByTimeAsync(100)
  forgetPending()
  await vi.advanceTimersByTimeAsync(1000)
  expect(noted).toEqual(['first begins', 'first ends'])
})

it('a form waits for what is pending of its row, but not for a deletion, other rows or very many', async () => {
  const noted: string[] = []
  changeOf([1], slow('edit', 100, noted))
  changeOf([2], slow('other', 100, noted))
  const rows = new Map([[1, {}]])
  postpone({ kind: 'edit', model: 'CallLog', rows, text: '', isLong: true, action: slow('many', 100, noted) })
  postpone({ kind: 'remove', model: 'CallLog', rows, text: '', action: slow('removal', 100, noted) })
  const done = commitEdits('CallLog', 1)
  await vi.advanceTimersByTimeAsync(100)
  await done
  expect(noted).toEqual(['edit begins', 'edit ends'])
  forgetPending()
})
