import { amountAt, duesOf, type UpcomingCharge } from '@lineboard/contract/forecast'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BEGINS, createStillWorld } from '../../../testing/money/still-world.ts'
import { monthAfter } from '../products/prices.ts'
import { creditWallet } from '../wallet/wallet.ts'
import { upcomingCharges } from './forecast.ts'

const DAYS = 500
const inDays = (days: number) => new Date(Date.parse(BEGINS) + days * 86_400_000).toISOString()

/** What is foretold of a charge for the days that the tests live through. */
function foretold(charge: UpcomingCharge): string[] {
  const found: string[] = []
  for (const at of duesOf(charge)) {
    if (at.toISOString() >= inDays(DAYS)) break
    found.push(`${at.toISOString()} ${amountAt(charge, at)}`)
  }
  return found
}

const discount = fc.record({
  ...{ percent: fc.constantFrom(10, 25, 100), from: fc.integer({ min: -60, max: 300 }).map(inDays) },
  until: fc.option(fc.integer({ min: 0, max: 450 }).map(inDays), { nil: undefined }),
})

test('plans and add-ons are charged on the days, and what was foretold: whichever discounts begin and end meanwhile', () => {
  fc.assert(
    fc.property(fc.array(discount, { maxLength: 4 }), (discounts) => {
      const it = createStillWorld({ callLogs: 0 })
      const prices = it.store.table('PriceDiscount')
      for (const { id } of prices.find()) prices.delete(id)
      for (const { productId } of [...it.store.table('Subscription').by('customerId', 2)])
        for (const { until, ...one } of discounts) prices.insert({ productId, ...one, ...(until && { until }) })
      creditWallet(it.place, 2, 100_000_000)
      const expected = upcomingCharges(it.store, 2)
        .filter(({ kind }) => kind !== 'number')
        .flatMap(foretold)
      it.pass(DAYS)
      const charged = it.store
        .table('PaymentTransaction')
        .find({ where: { customerId: 2, transactionType: 'charge', transactionDate: { gt: BEGINS } } })
        .filter(({ category }) => category === 'plan' || category === 'add_on')
        .map(({ transactionDate, amount }) => `${transactionDate} ${-amount}`)
      // What costs nothing moves no money.
      expect(charged.sort()).toEqual(expected.filter((one) => !one.endsWith(' 0')).sort())
      expect(expected.length).toBeGreaterThan(10)
    }),
    { numRuns: 12 },
  )
})

test('forecasts a discount until its end, and one without an end forever', () => {
  const it = createStillWorld({ callLogs: 0 })
  const [plan] = upcomingCharges(it.store, 2).filter(({ kind }) => kind === 'plan')
  const product = it.store.table('Product').findOne({ name: plan?.description ?? '' })
  const prices = it.store.table('PriceDiscount')
  const changesWith = (until: string | undefined) => {
    for (const { id } of prices.find()) prices.delete(id)
    prices.insert({ productId: product?.id ?? 0, percent: 50, from: inDays(-10), ...(until && { until }) })
    return upcomingCharges(it.store, 2).find(({ kind }) => kind === 'plan')
  }
  const held = changesWith(inDays(100))
  expect(held?.changes).toEqual([{ from: expect.any(String), amount: (held?.amount ?? 0) * 2 }])
  expect(changesWith('9999-12-31T00:00:00.000Z')?.changes).toBeUndefined()
  expect(changesWith(undefined)).toEqual({ ...held, changes: undefined })
})

// Begun at the end of months, and on a leap day, so that some are due on the last day of a shorter month.
const began = fc.constantFrom(
  ...[28, 29, 30, 31].map((day) => `2026-03-${day}T09:00:00.000Z`),
  '2024-02-29T09:00:00.000Z',
)

test('charges come back to the day of the month on which they began, and are foretold so, from any moment and over leap years', () => {
  fc.assert(
    fc.property(fc.array(began, { minLength: 8, maxLength: 8 }), fc.integer({ min: 0, max: 800 }), (starts, days) => {
      const it = createStillWorld({ callLogs: 0 })
      const { store } = it
      creditWallet(it.place, 2, 100_000_000)
      const startOf = (at: number) => starts[at % starts.length] ?? ''
      const subscriptions = [...store.table('Subscription').by('customerId', 2)]
      for (const [at, { id, variationId }] of subscriptions.entries()) {
        const isYearly = at === 0 && store.table('ProductVariation').get((variationId ?? 0) + 1)?.recur === 'yearly'
        const startedAt = isYearly ? '2024-02-29T09:00:00.000Z' : startOf(at)
        const renewsAt = isYearly ? '2027-02-28T09:00:00.000Z' : monthAfter(startedAt, BEGINS)
        store
          .table('Subscription')
          .patch(id, { startedAt, renewsAt, ...(isYearly && { variationId: (variationId ?? 0) + 1 }) })
      }
      for (const [at, { id }] of [...store.table('OpNumber').by('customerId', 2)].entries()) {
        store.table('OpNumber').patch(id, { createdAt: startOf(at) })
        store.table('NumberRent').patch(id, { dueAt: monthAfter(startOf(at), BEGINS) })
      }
      it.pass(days)
      const from = it.place.now().toISOString()
      const until = new Date(Date.parse(from) + DAYS * 86_400_000).toISOString()
      const sums = new Map<string, number>()
      const add = (moment: string, amount: number) =>
        sums.set(moment, (sums.get(moment) ?? 0) + Math.round(amount * 100))
      for (const charge of upcomingCharges(store, 2))
        for (const at of duesOf(charge)) {
          if (at.toISOString() >= until) break
          add(at.toISOString(), -amountAt(charge, at))
        }
      it.pass(DAYS)
      const charged = store
        .table('PaymentTransaction')
        .find({ where: { customerId: 2, transactionType: 'charge', transactionDate: { gt: from } } })
      for (const { transactionDate, amount } of charged) add(transactionDate, -amount)
      expect([...sums].filter(([, cents]) => cents !== 0)).toEqual([])
      const lastDay = charged
        .map(({ transactionDate }) => transactionDate.slice(8, 10))
        .toSorted()
        .at(-1)
      expect(lastDay).toBe(
        starts
          .map((start) => start.slice(8, 10))
          .toSorted()
          .at(-1),
      )
    }),
    { numRuns: 12 },
  )
})
