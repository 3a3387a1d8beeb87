import { dunningSteps } from '@lineboard/contract/account'
import { beforeEach, expect, test } from 'vitest'
import { createStillWorld, type StillWorld } from '../../../testing/money/still-world.ts'
import { upcomingCharges } from '../forecast/forecast.ts'
import { verifyLedger } from '../ledger/verify.ts'
import { monthAfter } from '../products/prices.ts'
import { creditWallet } from '../wallet/wallet.ts'
import { settleAccounts } from './follow-accounts.ts'

let it: StillWorld
beforeEach(() => {
  it = createStillWorld()
})

const rents = (customerId: number) =>
  it.store
    .table('PaymentTransaction')
    .find({ where: { customerId, category: 'number', transactionDate: { gt: '2026-05-22T12:00' } } })

test('each number is paid by the month on the day it was added', () => {
  creditWallet(it.place, 2, 500_000)
  it.pass(31)
  const rented = it.store.table('OpNumber').find({ where: { customerId: 2, status: { neq: 'released' } } })
  expect(rents(2).length).toBeGreaterThanOrEqual(rented.length)
  for (const { description, amount, transactionDate } of rents(2)) {
    const number = rented.find(({ tracking_number }) => description.includes(tracking_number))
    expect(amount).toBe(-(number?.monthlyPrice ?? 0))
    expect(transactionDate.slice(10)).toBe(number?.createdAt.slice(10))
  }
  const dates = rents(2).map(({ transactionDate }) => transactionDate)
  expect(dates).toEqual(dates.toSorted())
  expect(verifyLedger(it.store)).toEqual([])
})

test('a number that is new is paid a month later, one that was given back never', () => {
  creditWallet(it.place, 2, 500_000)
  const [gone] = it.store.table('OpNumber').find({ where: { customerId: 2, status: 'active' } })
  it.store.table('OpNumber').patch(gone?.id ?? 0, { status: 'released' })
  const isNew = { ...gone, id: 99, customerId: 2, tracking_number: '+12125550177', monthlyPrice: 2.5 }
  const row = {
    ...it.store.table('OpNumber').get(gone?.id ?? 0),
    ...isNew,
    status: 'active',
    createdAt: '2026-05-22T11:00:00.000Z',
  }
  it.store.table('OpNumber').insert(row as NonNullable<typeof gone>)
  it.pass(45)
  const paid = rents(2).map(({ description, transactionDate }) => [description, transactionDate.slice(0, 10)])
  expect(paid).toContainEqual(['Number +12125550177, one month', '2026-06-22'])
  expect(paid.flat().join()).not.toContain(gone?.tracking_number)
})

test('who owes is reminded on the days of the steps, then paused, then stopped, and runs again once it is paid', () => {
  it.store.table('Customer').patch(2, { balance: 1 })
  const [plan] = it.store.table('Subscription').by('customerId', 2)
  for (const { id } of [...it.store.table('OpNumber').by('customerId', 2)])
    it.store.table('OpNumber').patch(id, { monthlyPrice: 0 })
  const due = Date.parse(plan?.renewsAt ?? '')
  const first = Math.min(
    ...it.store
      .table('Subscription')
      .by('customerId', 2)
      .map(({ renewsAt = '' }) => Date.parse(renewsAt)),
  )
  it.pass((due - Date.parse('2026-05-22T12:00:00Z')) / 86_400_000 + 20)
  const reminders = it.mails().filter(({ kind }) => kind === 'payment-due')
  expect(reminders.map(({ at }) => (Date.parse(at) - first) / 86_400_000)).toEqual(dunningSteps.map(({ day }) => day))
  expect(it.customer().state).toBe('calls_stopped')
  expect(it.store.table('Subscription').get(plan?.id ?? 0)?.status).toBe('past_due')
  creditWallet(it.place, 2, 50_000)
  settleAccounts(it.world)
  expect(it.customer().state).toBe('active')
  expect(it.store.table('Subscription').get(plan?.id ?? 0)?.status).toBe('active')
  expect(it.kinds().filter((kind) => kind === 'payment-settled')).toHaveLength(1)
  expect(verifyLedger(it.store)).toEqual([])
})

test('the sample customer who owes was reminded and paused, is stopped on day 14, and paid by adding funds', () => {
  expect(it.customer(4).state).toBe('tracking_paused')
  it.pass(7)
  expect(it.customer(4).state).toBe('calls_stopped')
  expect(it.mails(4).map(({ kind }) => kind)).toContain('payment-due')
  creditWallet(it.place, 4, 10_000)
  settleAccounts(it.world)
  expect(it.customer(4).state).toBe('active')
})

test('with consent the primary card pays what the wallet lacks; a card that fails leaves it past due', () => {
  it.store.table('Customer').patch(2, { balance: 30 })
  const agree = (accepted: boolean) =>
    it.store.table('PaymentConsent').insert({ accepted, customerId: 2, userId: 2, savedAt: '2026-05-22T12:00:00.000Z' })
  agree(true)
  it.pass(31)
  const automatic = () => it.store.table('PaymentTransaction').find({ where: { customerId: 2, isAutomatic: true } })
  expect(automatic().length).toBeGreaterThan(0)
  expect(
    it.store
      .table('Subscription')
      .by('customerId', 2)
      .map(({ status }) => status),
  ).not.toContain('past_due')
  const paid = automatic().length
  agree(false)
  it.pass(31)
  expect(automatic()).toHaveLength(paid)
  expect(
    it.store
      .table('Subscription')
      .by('customerId', 2)
      .map(({ status }) => status),
  ).toContain('past_due')
  expect(verifyLedger(it.store)).toEqual([])
})

test('a leap and steps lead to the same', () => {
  const other = createStillWorld()
  for (const world of [it, other]) creditWallet(world.place, 2, 20_000)
  it.pass(60)
  for (let day = 0; day < 60; day++) other.pass(1)
  const paid = (world: StillWorld) =>
    world.store
      .table('PaymentTransaction')
      .by('customerId', 2)
      .map(({ description, amount, transactionDate }) => [description, amount, transactionDate])
  expect(paid(other)).toEqual(paid(it))
  expect(other.customer().state).toBe(it.customer().state)
})

test('what is paused is not charged for the time being', () => {
  const [plan] = it.store.table('Subscription').by('customerId', 2)
  it.store.table('Subscription').patch(plan?.id ?? 0, { status: 'paused' })
  it.pass(62)
  expect(it.store.table('Subscription').get(plan?.id ?? 0)?.renewsAt).toBe(plan?.renewsAt)
})

test.each([1, 15, 28, 29, 30, 31])(
  'a number that was added on day %d is charged on the days that were foretold',
  (day) => {
    creditWallet(it.place, 2, 500_000)
    const numbers = it.store.table('OpNumber')
    const [first, ...others] = numbers.find({ where: { customerId: 2, status: { neq: 'released' } } })
    for (const { id } of others) numbers.patch(id, { status: 'released' })
    const createdAt = `2026-01-${String(day).padStart(2, '0')}T09:00:00.000Z`
    numbers.patch(first?.id ?? 0, { createdAt })
    it.store.table('NumberRent').delete(first?.id ?? 0)
    it.store
      .table('NumberRent')
      .insert({ id: first?.id ?? 0, dueAt: monthAfter(createdAt, it.place.now().toISOString()), isOverdue: false })
    for (let month = 0; month < 12; month++) {
      const [upcoming] = upcomingCharges(it.store, 2).filter(({ kind }) => kind === 'number')
      const days = Math.ceil((Date.parse(upcoming?.at ?? '') - it.place.now().getTime()) / 86_400_000)
      const before = rents(2).length
      it.pass(days - 1)
      expect(rents(2)).toHaveLength(before)
      it.pass(1)
      expect(rents(2).at(-1)?.transactionDate.slice(0, 10)).toBe(upcoming?.at.slice(0, 10))
    }
  },
)
