import { beforeEach, expect, test } from 'vitest'
import { ledgerView } from '../../../api/control/control.ts'
import type { World } from '../../../world/world.ts'
import { createEmptyWorld, resetWorld } from '../../../world/world.ts'
import { answerChallenge, beginIntent, confirmIntent } from '../cards/intents.ts'
import { refundPayment } from '../wallet/adjustments.ts'
import { creditWallet } from '../wallet/wallet.ts'
import { balanceOf, hold, resolve, transfer } from './ledger.ts'
import { verifyLedger } from './verify.ts'

let world: World
beforeEach(() => {
  world = createEmptyWorld({ seed: 1, size: { callLogs: 200 }, now: new Date('2026-05-22T12:00:00Z') })
  resetWorld(world)
})

const at = '2026-05-22T12:00:00.000Z'
const move = { debit: 'cards', credit: 'wallet:2', minor: 500, currency: 'USD', at } as const
const place = () => ({ store: world.store, now: world.clock.now })

test('a fresh world has books that agree', () => {
  expect(verifyLedger(world.store)).toEqual([])
  expect(balanceOf(world.store, 'wallet:2')).toBe(14_820)
  const sums = Map.groupBy(ledgerView(world.store).accounts, ({ currency }) => currency)
  for (const [, accounts] of sums) expect(accounts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(0, 6)
})

test.each([0, -1, 0.5, Number.NaN])('%d minor units cannot be moved', (minor) => {
  expect(() => transfer(world.store, { ...move, minor })).toThrow(RangeError)
})

test('what is held has not moved; it is posted or let go, once', () => {
  const { store } = world
  const [posted, voided] = [hold(store, move), hold(store, move)]
  expect(balanceOf(store, 'wallet:2')).toBe(14_820)
  resolve(store, posted.id, 'post', at)
  resolve(store, voided.id, 'void', at)
  expect(balanceOf(store, 'wallet:2')).toBe(15_320)
  expect(() => resolve(store, posted.id, 'post', at)).toThrow('has ended')
  expect(() => resolve(store, voided.id, 'post', at)).toThrow('has ended')
  expect(() => resolve(store, 99_999, 'post', at)).toThrow('holds nothing')
})

test('a bank that is asked holds the money until it answers', () => {
  const asks = { number: '4000002500003155', exp_month: 12, exp_year: 2030, cvc: '123' }
  const begin = () => beginIntent(place(), { customerId: 0, amountMinor: 1500, currency: 'JPY' })
  const heldBy = (id: string) => ledgerView(world.store).accounts.find(({ account }) => account === `payment:${id}`)
  const [one, other] = [begin(), begin()]
  for (const { clientSecret } of [one, other]) confirmIntent(place(), clientSecret, asks)
  expect(heldBy(one.id)).toMatchObject({ amount: 0, held: 1500, currency: 'JPY' })
  answerChallenge(place(), one.clientSecret, true)
  answerChallenge(place(), other.clientSecret, false)
  expect(heldBy(one.id)).toMatchObject({ amount: 1500, held: 0 })
  expect(heldBy(other.id)).toBeUndefined()
  // Another card in place of the one the bank was asked about.
  const third = begin()
  confirmIntent(place(), third.clientSecret, asks)
  confirmIntent(place(), third.clientSecret, { ...asks, number: '4242424242424242' })
  expect(heldBy(third.id)).toMatchObject({ amount: 1500, held: 0 })
  expect(verifyLedger(world.store)).toEqual([])
})

test('whatever writes a balance is written into the books', () => {
  world.store.table('Customer').patch(2, { balance: 3.5 })
  expect(balanceOf(world.store, 'wallet:2')).toBe(350)
  expect(verifyLedger(world.store)).toEqual([])
})

test.each([
  ['a balance that no entry explains', () => transfer(world.store, { ...move, minor: 1 }), /Customer 2 shows 148.2/],
  [
    'a transaction that was changed',
    () => {
      const { id, amount } = world.store.table('PaymentTransaction').by('customerId', 2)[3] ?? { id: 0, amount: 0 }
      world.store.table('PaymentTransaction').patch(id, { amount: amount - 1 })
    },
    /transactions of customer 2 add up to/,
  ],
  [
    'more refunded than was paid',
    () => {
      const paid = creditWallet(place(), 2, 1000)
      refundPayment(place(), { customerId: 2, transactionId: paid.id, amount: 10 })
      world.store.table('PaymentTransaction').patch(paid.id, { amount: 9 })
    },
    /was refunded by 10/,
  ],
  [
    'a hold that ended twice',
    () => {
      const { id } = hold(world.store, move)
      resolve(world.store, id, 'void', at)
      world.store.table('LedgerEntry').insert({ ...move, kind: 'void', holdId: id })
    },
    /ended 2 times/,
  ],
])('%s is found', (_, harm, problem) => {
  harm()
  expect(verifyLedger(world.store).join(' ')).toMatch(problem)
})
