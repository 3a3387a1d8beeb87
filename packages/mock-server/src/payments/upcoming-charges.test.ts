import { amountAt, periodLater, type UpcomingCharge } from '@lineboard/contract/forecast'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BEGINS, createStillWorld } from '../testing/money/still-world.ts'
import { upcomingCharges } from './upcoming-charges.ts'
import { creditWallet } from './wallet.ts'

const DAYS = 500
const inDays = (days: number) => new Date(Date.parse(BEGINS) + days * 86_400_000).toISOString()

/** What is foretold of a charge for the days that the tests live through. */
function foretold(charge: UpcomingCharge): string[] {
  const found: string[] = []
  for (let at = new Date(charge.at); at.toISOString() < inDays(DAYS); at = periodLater(at, charge.every))
    found.push(`${at.toISOString()} ${amountAt(charge, at)}`)
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

test('a discount with an end is foretold as long as it holds, one without an end for all time', () => {
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
