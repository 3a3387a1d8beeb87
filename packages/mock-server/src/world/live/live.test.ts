import { describe, expect, test } from 'vitest'
import { validatorOf } from '../../../test/operation-documents.ts'
import { verifyLedger } from '../../domain/billing/ledger/verify.ts'
import { nextRenewal } from '../../domain/billing/products/prices.ts'
import { creditWallet } from '../../domain/billing/wallet/wallet.ts'
import type { World } from '../world.ts'
import { createEmptyWorld, resetWorld } from '../world.ts'
import { createLive } from './live.ts'

const startMs = Date.parse('2026-05-22T12:00:00Z')
const MINUTE_MS = 60_000

/** A seeded world whose clock moves only when told, and the calls simulated in it. */
function quietWorld(seed = 1) {
  let atMs = startMs
  const empty = createEmptyWorld({ seed, size: { callLogs: 50 }, now: new Date(startMs) })
  const world: World = { ...empty, clock: { ...empty.clock, now: () => new Date(atMs) } }
  resetWorld(world)
  const problems: unknown[] = []
  const live = createLive(world, (problem) => problems.push(problem))
  const { store } = world
  return {
    world,
    store,
    live,
    problems,
    jump: (byMs: number) => {
      atMs += byMs
      live.run()
    },
    pass(totalMs: number, stepMs: number) {
      for (const endMs = atMs + totalMs; atMs < endMs; ) this.jump(Math.min(stepMs, endMs - atMs))
    },
    calls: () => store.table('CallLog').find({ where: { id: { gt: 50 } } }),
    dialogs: () => store.table('Dialog').find({ where: { callId: { like: '%live.carrier.example' } } }),
    charges: () => store.table('PaymentTransaction').find({ where: { transactionDate: { gte: '2026-05-22T12:00' } } }),
  }
}

const snapshotOf = ({ calls, dialogs, charges }: ReturnType<typeof quietWorld>) => [calls(), dialogs(), charges()]

test('the same seed and moments bring the same calls, however often one looks; another seed others', () => {
  const [one, two, other] = [quietWorld(), quietWorld(), quietWorld(2)]
  for (const { live } of [one, two, other]) live.start(20)
  one.pass(10 * MINUTE_MS, 250)
  two.pass(10 * MINUTE_MS, 47_000)
  other.pass(10 * MINUTE_MS, 1000)
  expect(one.calls().length).toBeGreaterThan(140)
  expect(one.calls().length).toBeLessThan(260)
  expect(snapshotOf(two)).toEqual(snapshotOf(one))
  expect(other.calls()[0]?.startedAt).not.toBe(one.calls()[0]?.startedAt)
  for (const { live } of [one, two, other]) live.stop()
})

test('a call arrives, rings, is answered and ends', () => {
  const it = quietWorld()
  it.live.start(6)
  const seen = new Map<string, string[]>()
  for (let second = 0; second < 1800; second++) {
    it.jump(1000)
    for (const { callId, state } of it.dialogs()) {
      const states = seen.get(callId) ?? []
      seen.set(callId, states)
      const log = it.store.table('CallLog').by('callId', callId)[0]
      if (states.at(-1) !== state) states.push(state)
      expect([log?.endedAt, log?.charge, log?.answeredAt !== undefined]).toEqual([undefined, 0, state === 'confirmed'])
    }
  }
  const ended = it.calls().filter(({ endedAt }) => endedAt !== undefined)
  const validate = validatorOf('CallLog')
  for (const call of ended) {
    expect(validate(call), JSON.stringify(validate.errors)).toBe(true)
    const { startedAt, ringSeconds, talkSeconds, endedAt = '', status, callId } = call
    expect(Date.parse(endedAt) - Date.parse(startedAt)).toBe((ringSeconds + talkSeconds) * 1000)
    if (ringSeconds > 1 && talkSeconds > 1) expect(seen.get(callId), status).toEqual(['early', 'confirmed'])
  }
  expect(new Set(ended.map(({ status }) => status)).size).toBeGreaterThan(2)
  it.live.stop()
})

test('totals and wallets follow the calls to the cent', () => {
  const it = quietWorld()
  const before = new Map([...it.store.table('Customer').all()].map(({ id, balance = 0 }) => [id, balance]))
  const totalBefore = new Map([...it.store.table('OpNumber').all()].map(({ id, totalCalls = 0 }) => [id, totalCalls]))
  it.live.start(60)
  it.pass(20 * MINUTE_MS, 1000)
  it.live.stop()
  const calls = it.calls()
  expect(calls.every(({ endedAt }) => endedAt !== undefined)).toBe(true)
  expect(it.dialogs()).toEqual([])
  for (const { id, tracking_number, totalCalls, lastCallAt } of it.store.table('OpNumber').all()) {
    const own = calls.filter(({ trackingNumber }) => trackingNumber === tracking_number)
    expect(totalCalls).toBe((totalBefore.get(id) ?? 0) + own.length)
    if (own.length > 0) expect(own.map(({ startedAt }) => startedAt)).toContain(lastCallAt)
  }
  const centsOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
  for (const { id, balance } of it.store.table('Customer').all()) {
    const charges = calls.filter(({ customerId }) => customerId === id).map(({ charge }) => charge)
    if (id === 1) expect(centsOf(charges)).toBe(0)
    expect(centsOf([before.get(id) ?? 0]) - centsOf(charges)).toBe(centsOf([balance]))
    const transactions = it.store.table('PaymentTransaction').find({ where: { customerId: id } })
    expect(centsOf(transactions.map(({ amount }) => amount))).toBe(centsOf([balance]))
    expect(transactions.at(-1)?.balanceAfter ?? balance).toBe(balance)
  }
  expect(verifyLedger(it.store)).toEqual([])
  expect(it.charges().at(-1)).toMatchObject({ productId: 6, category: 'call_charges', transactionType: 'charge' })
  const validate = validatorOf('PaymentTransaction')
  expect(it.charges().filter((row) => !validate(row))).toEqual([])
})

test('the calls of a day are one transaction, until another comes between', () => {
  const it = quietWorld()
  const chargesOf = () =>
    it.charges().filter(({ customerId, category }) => customerId === 2 && category === 'call_charges')
  it.live.start(60)
  it.pass(5 * MINUTE_MS, 1000)
  const [only, ...others] = chargesOf()
  expect(others).toEqual([])
  expect(only?.description).toBe('Call charges of 2026-05-22')
  creditWallet({ store: it.store, now: it.world.clock.now }, 2, 5000)
  it.pass(5 * MINUTE_MS, 1000)
  it.live.stop()
  expect(chargesOf().map(({ description }) => description)).toEqual([only?.description, only?.description])
})

describe('subscriptions renew', () => {
  const planOf = (it: ReturnType<typeof quietWorld>, customerId: number) =>
    it.store.table('Subscription').find({ where: { customerId } })[0]

  test('with the clock, out of the wallet, also where no calls are simulated', () => {
    const it = quietWorld()
    creditWallet({ store: it.store, now: it.world.clock.now }, 2, 100_000)
    const due = planOf(it, 2)?.renewsAt ?? ''
    it.jump(62 * 24 * 60 * MINUTE_MS)
    expect(Date.parse(planOf(it, 2)?.renewsAt ?? '')).toBeGreaterThan(it.world.clock.now().getTime())
    const paid = it.charges().filter(({ category, customerId }) => category === 'plan' && customerId === 2)
    expect(paid.map(({ amount, transactionDate }) => [amount, transactionDate])).toEqual([
      // The discount ends after 40 days.
      [-79.2, due],
      [-99, nextRenewal(new Date(due), 'month')?.toISOString()],
    ])
    expect(verifyLedger(it.store)).toEqual([])
  })

  test('or are past due, until the wallet suffices', () => {
    const it = quietWorld()
    const before = planOf(it, 4)
    expect(before?.status).toBe('past_due')
    it.jump(MINUTE_MS)
    expect(planOf(it, 4)).toEqual(before)
    creditWallet({ store: it.store, now: it.world.clock.now }, 4, 5000)
    it.jump(MINUTE_MS)
    expect(planOf(it, 4)?.status).toBe('active')
    expect(it.store.table('Customer').get(4)?.balance).toBe(9.4 + 50 - 39)
  })
})

test('an empty wallet and numbers out of use do not ring; the owner pays for no calls', () => {
  const it = quietWorld()
  for (const { id } of [...it.store.table('Customer').all()]) it.store.table('Customer').patch(id, { balance: 0 })
  it.store.table('Customer').patch(3, { balance: 100 })
  const [number, ...others] = it.store.table('OpNumber').find({ where: { customerId: 3, status: 'active' } })
  for (const { id } of others) it.store.table('OpNumber').patch(id, { status: 'paused' })
  it.live.start(60)
  it.pass(5 * MINUTE_MS, 5000)
  const ofOthers = it.calls().filter(({ customerId }) => customerId !== 1)
  expect(new Set(ofOthers.map(({ trackingNumber }) => trackingNumber))).toEqual(new Set([number?.tracking_number]))
  expect(it.calls().length).toBeGreaterThan(ofOthers.length)
  it.live.stop()
})

describe('what happens in between', () => {
  test('rows deleted while a call is on stay deleted', () => {
    const it = quietWorld()
    it.live.start(120)
    it.pass(MINUTE_MS, 1000)
    for (const { id } of it.calls()) it.store.table('CallLog').delete(id)
    for (const { id } of it.dialogs()) it.store.table('Dialog').delete(id)
    for (const { id } of [...it.store.table('OpNumber').all()]) it.store.table('OpNumber').delete(id)
    it.pass(20 * MINUTE_MS, 1000)
    expect([it.calls(), it.dialogs(), it.problems]).toEqual([[], [], []])
    it.live.stop()
  })

  test('a reset starts again; calls a restored state was in the middle of are ended', () => {
    const it = quietWorld()
    it.live.start(60)
    it.pass(MINUTE_MS, 1000)
    const kept = it.store.fork()
    const inProgress = it.dialogs().map(({ callId }) => callId)
    expect(inProgress.length).toBeGreaterThan(3)
    resetWorld(it.world)
    it.jump(0)
    expect([it.calls(), it.dialogs()]).toEqual([[], []])
    it.pass(MINUTE_MS, 1000)
    it.store.become(kept)
    it.jump(0)
    expect(it.dialogs()).toEqual([])
    const left = it.calls().filter(({ callId }) => inProgress.includes(callId))
    expect(left.map(({ endedAt }) => endedAt)).toEqual(inProgress.map(() => it.world.clock.now().toISOString()))
    it.live.stop()
  })

  test.each([
    ['back', -86_400_000],
    ['far ahead', 7 * 86_400_000],
  ])('a clock that leaps %s ends what was on and continues from there', (_name, byMs) => {
    const it = quietWorld()
    it.live.start(60)
    it.pass(2 * MINUTE_MS, 1000)
    const count = it.calls().length
    it.jump(byMs)
    expect([it.calls().length, it.dialogs()]).toEqual([count, []])
    it.pass(2 * MINUTE_MS, 1000)
    const later = it.calls().slice(count)
    expect(later.length).toBeGreaterThan(60)
    expect(Date.parse(later[0]?.startedAt ?? '')).toBeGreaterThan(startMs + byMs)
    it.live.stop()
  })

  test('after it was stopped nothing happens', () => {
    const it = quietWorld()
    it.live.start(60)
    it.pass(MINUTE_MS, 1000)
    it.live.stop()
    const after = snapshotOf(it)
    it.pass(5 * MINUTE_MS, 1000)
    expect(snapshotOf(it)).toEqual(after)
    expect(it.live.callsPerMinute).toBe(0)
  })

  test.each([0, -1, 601, Number.NaN])('%s calls a minute are refused', (rate) => {
    expect(() => quietWorld().live.start(rate)).toThrow(RangeError)
  })
})

test('who is blocked does not ring: by the owner, by the customer, or in its phone book, and only there', () => {
  const heard = (block: (world: World, callers: string[]) => void) => {
    const it = quietWorld()
    const callers = new Set(first.calls().flatMap((call) => (call.customerId === 2 ? [call.callerNumber] : [])))
    block(
      it.world,
      [...callers].filter((number) => number !== 'anonymous'),
    )
    it.live.start(60)
    it.pass(5 * MINUTE_MS, 10_000)
    it.live.stop()
    const ofTwo = it.calls().filter(({ customerId }) => customerId === 2)
    return ofTwo.filter(({ callerNumber }) => callers.has(callerNumber) && callerNumber !== 'anonymous').length
  }
  const first = quietWorld()
  first.live.start(60)
  first.pass(5 * MINUTE_MS, 10_000)
  first.live.stop()
  const list = (customerId: number) => (world: World, callers: string[]) => {
    for (const number of callers) {
      world.store.table('BlacklistNumber').insert({ customerId, number, createdAt: '2026-05-01T00:00:00.000Z' })
    }
  }
  expect(heard(() => {})).toBeGreaterThan(20)
  expect(heard(list(3))).toBeGreaterThan(20)
  expect([heard(list(2)), heard(list(1))]).toEqual([0, 0])
  const inBook = heard((world) => {
    const book = world.store.table('PhoneBook')
    for (const { id } of [...book.by('customerId', 2)]) book.patch(id, { blocked: true })
  })
  expect(inBook).toBeGreaterThan(0)
  expect(inBook).toBeLessThan(heard(() => {}))
})
