import { afterEach, expect, it } from 'vitest'
import { pending, postpone, undo } from '../../state/pending-changes.ts'
import type { BlockedCall } from './blocking.ts'
import { isBlockedNow, isRefused, noteBlocked, type PendingBlock, undoBlocks } from './callers.ts'

const call = (callerNumber: string, customerId = 2): BlockedCall => ({ id: 1, callerNumber, customerId })
const states = (...calls: BlockedCall[]) => calls.map((each) => [isBlockedNow(each), isRefused(each)])

afterEach(() => {
  noteBlocked([])
  for (const { id } of pending.list) undo(id)
})

it('who is blocked is not to be blocked again, but taken again', () => {
  expect(states(call('+1'))).toEqual([[false, false]])
  noteBlocked([{ number: '+1', customerId: 2 }])
  expect(states(call('+1'), call('+1', 3), call('+2'))).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
})

it('a pending block applies to all calls of the caller, and can be taken back', () => {
  const block: PendingBlock = { pendingBlock: { number: '+1', customerId: 2 } }
  postpone({
    kind: 'edit',
    model: 'CallLog',
    rows: new Map([[9, block]]),
    text: 'Blocked',
    action: { run: async () => undefined, sendLast: () => undefined },
  })
  expect(states(call('+1'), call('+2'))).toEqual([
    [true, false],
    [false, false],
  ])
  expect([undoBlocks(call('+2')), undoBlocks(call('+1'))]).toEqual([false, true])
  expect([states(call('+1')), pending.list]).toEqual([[[false, false]], []])
})
