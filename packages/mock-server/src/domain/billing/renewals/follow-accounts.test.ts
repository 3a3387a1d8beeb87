import { beforeEach, expect, test } from 'vitest'
import { createStillWorld, type StillWorld } from '../../../testing/money/still-world.ts'
import { payersOf } from '../accounts/account-notices.ts'
import { chooseState } from '../accounts/account-state.ts'
import { settleAccounts } from './follow-accounts.ts'

let it: StillWorld
beforeEach(() => {
  it = createStillWorld()
})

/** Lets the wallet of customer 2 hold so much. */
function hold(balance: number): void {
  it.store.table('Customer').patch(2, { balance })
  settleAccounts(it.world)
}

function limit(payload: object): void {
  it.store.table('SystemSetting').patch(3, { payload: { ...payload } })
  settleAccounts(it.world)
}

test('who may pay is warned once when the wallet passes below, on the screen and by mail', () => {
  for (const balance of [19.99, 12, 3]) hold(balance)
  expect(it.kinds()).toEqual(['wallet-low'])
  expect(it.mails()[0]).toMatchObject({
    to: 'billing@harbordental.example',
    subject: 'The wallet holds USD 19.99, less than USD 20.00',
  })
  const payers = payersOf(it.store, 2).map(({ id }) => id)
  expect(it.announced.map(({ userId }) => userId)).toEqual(payers)
  expect(payers).toContain(2)
  // Who may only look is told nothing.
  expect(payers).not.toContain(4)
  hold(200)
  hold(10)
  expect(it.kinds()).toEqual(['wallet-low', 'wallet-low'])
})

test('below the limit calls stop, which is said with what to do, and run again with the money', () => {
  hold(0)
  expect(it.customer().state).toBe('calls_stopped')
  expect(it.kinds()).toEqual(['wallet-empty'])
  expect(it.mails()[0]?.subject).toBe('Incoming calls have stopped: the wallet holds USD 0.00')
  expect(it.mails()[0]?.text).toContain('Add funds')
  hold(50)
  expect(it.customer().state).toBe('active')
  expect(it.kinds()).toEqual(['wallet-empty', 'account-active'])
})

test('money starts nothing that a person stopped', () => {
  chooseState(it.store, it.customer(), 'tracking_paused')
  hold(0)
  expect(it.customer().state).toBe('calls_stopped')
  hold(50)
  expect(it.customer().state).toBe('tracking_paused')
  chooseState(it.store, it.customer(), 'calls_stopped')
  hold(0)
  hold(50)
  expect(it.customer().state).toBe('calls_stopped')
  expect(chooseState(it.store, it.customer(), 'active')).toEqual({ state: 'active' })
})

test('an account is not reactivated without money, and says what to do', () => {
  hold(0)
  expect(() => chooseState(it.store, it.customer(), 'active')).toThrow(/add funds/)
  expect(() => chooseState(it.store, it.customer(4), 'active')).toThrow(/past due/)
})

test('a limit that is raised is obeyed at once, and one that is lowered as well', () => {
  limit({ warnBelowUsd: 200, stopBelowUsd: 0 })
  expect(it.kinds()).toContain('wallet-low')
  limit({ warnBelowUsd: 200, stopBelowUsd: 150 })
  expect(it.customer().state).toBe('calls_stopped')
  limit({ warnBelowUsd: 20, stopBelowUsd: 0 })
  expect(it.customer().state).toBe('active')
  expect(it.customer(3).state).toBe('active')
})

test('who pays afterwards, and an account that never held anything, are left alone', () => {
  it.store.table('Customer').patch(3, { accounting_type: 'postpaid', balance: -100 })
  const { id } = it.store.table('Customer').insert({ ...it.customer(), id: 9, balance: 0 })
  settleAccounts(it.world)
  expect([it.customer(3).state, it.customer(id).state]).toEqual(['active', 'active'])
  expect(it.mails()).toEqual([])
})

test('calls do not come in below the limit, and do above', () => {
  const [number] = it.store.table('OpNumber').find({ where: { customerId: 2, status: 'active' } })
  limit({ warnBelowUsd: 200, stopBelowUsd: 150 })
  const test = { number: number?.tracking_number ?? '' }
  expect(it.live.call(test).trace.outcome).toMatchObject({ kind: 'refused' })
  limit({ warnBelowUsd: 20, stopBelowUsd: 0 })
  expect(it.live.call(test).trace.outcome.kind).not.toBe('refused')
  it.live.stop()
})
