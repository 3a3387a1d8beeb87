import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createStillWorld, type StillWorld } from '../../../testing/money/still-world.ts'
import { verifyLedger } from '../ledger/verify.ts'
import { toCents } from '../money/money.ts'
import { creditWallet } from '../wallet/wallet.ts'
import { subscribe, unsubscribe } from './subscriptions.ts'

const CUSTOMER = 2

/** Pieces of a product that are paid together: written apart from the server's rules. */
interface Lot {
  productId: number
  variationId: number | undefined
  pieces: number
  start: Date
  /** How many whole periods are paid. */
  paid: number
}

interface Books {
  lots: Lot[]
  cents: number
}

const products = (it: StillWorld) => it.store.table('Product')
const isPlan = (it: StillWorld, id: number) => products(it).get(id)?.kind === 'plan'

/** The price of a lot, and the months of its period; 0 for one that is paid once. */
function priceOf(it: StillWorld, { productId, variationId }: Lot, at: Date) {
  const { price = 0, recur = '' } =
    it.store.table('ProductVariation').get(variationId ?? 0) ?? products(it).get(productId) ?? {}
  const percents = it.store
    .table('PriceDiscount')
    .by('productId', productId)
    .filter(({ from, until }) => Date.parse(from) <= at.getTime() && (!until || Date.parse(until) > at.getTime()))
    .map(({ percent }) => percent)
  const months = { yearly: 12, monthly: 1 }[recur] ?? 0
  return { cents: Math.round(price * (100 - Math.max(0, ...percents))), months }
}

/** So many months after a start, on the last day of a shorter month. */
function monthsAfter(start: Date, months: number): Date {
  const first = new Date(start)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + months)
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(start.getUTCDate(), days))
  return first
}

/** Charges each lot for the periods that have begun before a moment. */
function passTo(it: StillWorld, books: Books, now: Date): void {
  for (const lot of books.lots) {
    const { months } = priceOf(it, lot, lot.start)
    for (; months > 0; lot.paid++) {
      const at = monthsAfter(lot.start, months * lot.paid)
      if (at >= now) break
      books.cents += priceOf(it, lot, at).cents * lot.pieces
    }
  }
}

function buy(it: StillWorld, books: Books, productId: number, variationId: number | undefined, quantity: number): void {
  const now = it.place.now()
  const same = books.lots.find((lot) => lot.productId === productId && lot.variationId === variationId)
  const lot = same ?? { productId, variationId, pieces: 0, start: now, paid: 1 }
  if (!same && isPlan(it, productId)) books.lots = books.lots.filter((one) => !isPlan(it, one.productId))
  if (!same) books.lots.push(lot)
  lot.pieces += quantity
  books.cents += priceOf(it, lot, now).cents * quantity
}

const inBooks = ({ lots }: Books) => lots.map((lot) => `${lot.productId}/${lot.variationId}: ${lot.pieces}`).toSorted()

const held = (it: StillWorld) =>
  it.store
    .table('Subscription')
    .by('customerId', CUSTOMER)
    .filter(({ status }) => status !== 'cancelled')

function charged(it: StillWorld): number {
  const isOne = ({ category, amount }: Row<'PaymentTransaction'>) =>
    amount < 0 && (category === 'plan' || category === 'add_on')
  const rows = it.store.table('PaymentTransaction').by('customerId', CUSTOMER).filter(isOne)
  return -rows.reduce((sum, { amount }) => sum + toCents(amount), 0)
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('buy' as const), price: fc.nat(99), quantity: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('drop' as const), which: fc.nat(9), quantity: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('pass' as const), days: fc.constantFrom(1, 9, 31, 92, 366) }),
)

test('charges each piece the price of each period that began, for any order of buying, changing and dropping', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 14 }), (steps) => {
      const it = createStillWorld({ callLogs: 1 })
      const { store, place } = it
      for (const { id } of held(it)) store.table('Subscription').delete(id)
      store.table('CustomerProductsRel').deleteWhere({ customerId: CUSTOMER })
      creditWallet(place, CUSTOMER, 900_000_000)
      store.table('ProductVariation').insert({
        ...{ productId: 5, name: 'Once', recur: 'once', price: 80, currency: 'USD', currencySymbol: '$' },
        ...{ walletBaseline: 0, active: true },
      })
      const prices = [...store.table('ProductVariation').all()]
      const before = charged(it)
      const books: Books = { lots: [], cents: 0 }
      for (const one of steps) {
        if (one.kind === 'pass') {
          it.pass(one.days)
          passTo(it, books, place.now())
        } else if (one.kind === 'buy') {
          const price = prices[one.price % prices.length]
          const [productId, variationId] = [price?.productId ?? 0, price?.id]
          subscribe(place, it.customer(), { productId, ...(variationId && { variationId }), quantity: one.quantity })
          buy(it, books, productId, variationId, one.quantity)
        } else {
          const lot = books.lots[one.which % Math.max(1, books.lots.length)]
          const row = held(it).find(({ productId, variationId }) =>
            lot ? productId === lot.productId && variationId === lot.variationId : false,
          )
          if (!lot || !row) continue
          const quantity = Math.min(one.quantity, lot.pieces)
          unsubscribe(place, CUSTOMER, { productId: lot.productId, subscriptionId: row.id, quantity })
          lot.pieces -= quantity
          books.lots = books.lots.filter(({ pieces }) => pieces > 0)
        }
        const rows = held(it).map(({ productId, variationId, quantity }) => `${productId}/${variationId}: ${quantity}`)
        expect(rows.toSorted()).toEqual(inBooks(books))
        expect(charged(it) - before).toBe(books.cents)
        const live = new Map(held(it).map(({ id, productId }) => [id, productId]))
        const owned = store.table('CustomerProductsRel').by('customerId', CUSTOMER)
        expect(new Set(owned.map(({ productId }) => productId))).toEqual(new Set(live.values()))
        for (const { productId, subscriptionId = 0 } of owned) expect(live.get(subscriptionId)).toBe(productId)
      }
      expect(verifyLedger(store)).toEqual([])
    }),
    { numRuns: process.env.LINEBOARD_NIGHTLY ? 300 : 25 },
  )
})

test('sells no more of what is past due: its new pieces would pay the period twice', () => {
  const it = createStillWorld({ callLogs: 1 })
  const [row] = held(it).filter(({ productId }) => productId === 5)
  it.store.table('Subscription').patch(row?.id ?? 0, { status: 'past_due', quantity: 20 })
  const more = { productId: 5, variationId: row?.variationId ?? 0, quantity: 1 }
  expect(() => subscribe(it.place, it.customer(), more)).toThrow('Insufficient balance')
})

test('drops from the subscription that is named where a product is paid at several prices', () => {
  const it = createStillWorld({ callLogs: 1 })
  creditWallet(it.place, CUSTOMER, 90_000)
  const { Subscription: yearly } = subscribe(it.place, it.customer(), { productId: 5, variationId: 8, quantity: 2 })
  expect(() => unsubscribe(it.place, CUSTOMER, { productId: 5 })).toThrow('subscriptionId')
  expect(unsubscribe(it.place, CUSTOMER, { productId: 5, subscriptionId: yearly.id })).toMatchObject({ quantity: 0 })
  expect(() => unsubscribe(it.place, CUSTOMER, { productId: 4, subscriptionId: yearly.id })).toThrow()
  expect(it.store.table('CustomerProductsRel').count({ customerId: CUSTOMER, productId: 5 })).toBe(1)
  expect(unsubscribe(it.place, CUSTOMER, { productId: 5 })).toMatchObject({ quantity: 0, status: 'cancelled' })
  expect(it.store.table('CustomerProductsRel').count({ customerId: CUSTOMER, productId: 5 })).toBe(0)
})
