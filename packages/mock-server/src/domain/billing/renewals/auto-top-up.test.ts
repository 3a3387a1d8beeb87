import { chargesOnSaving } from '@lineboard/contract/account'
import { beforeEach, expect, test } from 'vitest'
import { createStillWorld, type StillWorld } from '../../../testing/money/still-world.ts'
import { createTestServer } from '../../../testing/test-server.ts'
import { orderProblem, reenableTopUp } from '../accounts/check-top-up-order.ts'
import { verifyLedger } from '../ledger/verify.ts'
import { creditWallet } from '../wallet/wallet.ts'
import { settleAccounts } from './follow-accounts.ts'

const order = { isOn: true, belowUsd: 50, amountUsd: 100, paymentId: 'card_seed_harbor_visa' }

let it: StillWorld
beforeEach(() => {
  it = createStillWorld()
  it.store.table('Customer').patch(2, { autoTopUp: order })
  settleAccounts(it.world)
})

function hold(balance: number): void {
  it.store.table('Customer').patch(2, { balance })
  settleAccounts(it.world)
}
const charged = () => it.store.table('PaymentTransaction').find({ where: { customerId: 2, isAutomatic: true } })

test('the card is charged when the wallet passes below, and the books say that it was automatic', () => {
  hold(50)
  expect(charged()).toEqual([])
  hold(49.99)
  expect(it.customer().balance).toBe(149.99)
  const [payment] = charged()
  expect(payment).toMatchObject({ amount: 100, last4: '4242', description: 'Funds added automatically' })
  expect(it.store.table('LedgerEntry').by('transactionId', payment?.id ?? 0)).toMatchObject([{ isAutomatic: true }])
  expect(it.kinds()).toEqual(['receipt'])
  expect(it.mails()[0]?.text).toContain('with the card ending in 4242 automatically')
  expect(verifyLedger(it.store)).toEqual([])
})

test('once for one passing, however long the wallet stays below', () => {
  it.store.table('Customer').patch(2, { autoTopUp: { ...order, amountUsd: 5 } })
  for (const balance of [40, 30, 20]) hold(balance)
  expect(charged()).toHaveLength(1)
  hold(60)
  hold(40)
  expect(charged()).toHaveLength(2)
})

test('at most the limit of a month, told once, and again in the next', () => {
  it.store.table('Customer').patch(2, { autoTopUp: { ...order, monthlyLimitUsd: 150 } })
  hold(10)
  hold(10)
  hold(8)
  expect(charged()).toHaveLength(1)
  expect(it.kinds().filter((kind) => kind === 'top-up-limited')).toHaveLength(1)
  it.pass(9)
  hold(7)
  expect(charged()).toHaveLength(1)
  it.pass(1)
  hold(6)
  expect(charged()).toHaveLength(2)
})

test.each([
  ['card_declined', { last4: '0341' }],
  ['expired_card', { expYear: 2020 }],
  ['authentication_required', { last4: '3184' }],
])('a card that fails with %s is reported, and waits until somebody acts', (code, change) => {
  const card = it.store.table('PaymentMethod').by('payment_id', order.paymentId)[0]
  it.store.table('PaymentMethod').patch(card?.id ?? 0, change)
  hold(30)
  expect(it.customer().autoTopUpProblem).toMatchObject({ code })
  expect(it.kinds()).toContain('top-up-failed')
  expect(it.announced.some(({ userId }) => userId === 2)).toBe(true)
  hold(100)
  hold(30)
  expect(it.kinds().filter((kind) => kind === 'top-up-failed')).toHaveLength(1)
  it.store.table('PaymentMethod').patch(card?.id ?? 0, { last4: '4242', expYear: 2030 })
  reenableTopUp(it.store, 2)
  settleAccounts(it.world)
  expect(it.customer().autoTopUpProblem).toBeUndefined()
  expect(charged()).toHaveLength(1)
})

test('a card that was detached is one that fails; one that is off is not charged', () => {
  const card = it.store.table('PaymentMethod').by('payment_id', order.paymentId)[0]
  it.store.table('PaymentMethod').delete(card?.id ?? 0)
  hold(30)
  expect(it.customer().autoTopUpProblem?.code).toBe('card_gone')
  it.store.table('Customer').patch(3, { autoTopUp: { ...order, isOn: false }, balance: 1 })
  creditWallet(it.place, 3, 10)
  settleAccounts(it.world)
  expect(it.store.table('PaymentTransaction').count({ isAutomatic: true })).toBe(0)
})

test.each([
  [{ amountUsd: 10.001 }, 'decimals'],
  [{ monthlyLimitUsd: 99 }, 'limit'],
  [{ paymentId: 'card_seed_kestrel_mc' }, 'existence'],
  [{}, undefined],
])('an order with %j is refused by %s', (change, code) => {
  expect(orderProblem(it.store, { ...it.customer(), autoTopUp: { ...order, ...change } })?.code).toBe(code)
})

test.each([
  ['below what the wallet holds', {}, 50],
  ['above what the wallet holds', {}, 49.99],
  ['above, and off', { isOn: false }, 49.99],
  ['above, as it was before', order, 49.99],
])('an order that is saved charges at once where it is said so before: %s', async (_, change, balance) => {
  const server = await createTestServer({ size: { callLogs: 10 } })
  const customers = server.server.store.table('Customer')
  const payments = () => server.server.store.table('PaymentTransaction').count({ customerId: 2, isAutomatic: true })
  try {
    const kept = change === order ? order : undefined
    customers.patch(2, { balance: 100, autoTopUp: kept })
    await server.admin('GET', '/Customers/2')
    customers.patch(2, { balance })
    await server.admin('GET', '/Customers/2')
    const before = payments()
    const next = { ...order, ...change }
    const held = customers.get(2)?.balance ?? 0
    expect((await server.admin('PUT', '/Customers', { body: { ...customers.get(2), autoTopUp: next } })).status).toBe(
      200,
    )
    expect(payments() - before).toBe(chargesOnSaving(held, next, kept) ? 1 : 0)
  } finally {
    await server.close()
  }
})
