import fc from 'fast-check'
import { digitsOf, fromCents, symbolOf, toCents } from '../../domain/billing/money/money.ts'
import { adjustWallet } from '../../domain/billing/wallet/adjustments.ts'
import { canBuy, payFor } from '../../domain/numbers/buying.ts'
import type { BillingEvent } from './billing-event.ts'
import { tried } from './tried.ts'

const who = fc.constantFrom(2, 3, 4)
const cents = fc.integer({ min: 1, max: 9000 })

const credit = fc.record({ id: who, cents }).map(
  ({ id, cents: given }): BillingEvent => ({
    name: `customer ${id} is given a credit of ${given} cents`,
    happen: ({ place }) => void adjustWallet(place, id, { amount: fromCents(given) }),
  }),
)

const discount = fc.record({ which: fc.nat(500), share: fc.constantFrom(1, 0.5, 0.1) }).map(
  ({ which, share }): BillingEvent => ({
    name: `charge ${which}, or one like it, is reduced by ${share}`,
    happen({ place, store }) {
      const charges = store.table('PaymentTransaction').by('transactionType', 'charge')
      const charge = charges[which % Math.max(1, charges.length)]
      if (!charge) return
      const amount = fromCents(Math.ceil(-toCents(charge.amount) * share))
      // More than is left of the charge is refused.
      tried(() => adjustWallet(place, charge.customerId, { amount, discountOfId: charge.id }))
    },
  }),
)

const sale = fc
  .record({ productId: fc.constantFrom(1, 2, 4, 5), percent: fc.constantFrom(5, 33, 100), days: fc.nat(40) })
  .map(
    ({ productId, percent, days }): BillingEvent => ({
      name: `product ${productId} costs ${percent} % less for ${days} days`,
      happen({ world, store }) {
        const from = world.clock.now()
        const until = new Date(from.getTime() + days * 86_400_000).toISOString()
        store.table('PriceDiscount').insert({ productId, percent, from: from.toISOString(), until })
      },
    }),
  )

const price = fc
  .record({
    productId: fc.constantFrom(1, 2, 4, 5),
    minor: fc.integer({ min: 500, max: 6000 }),
    currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
    recur: fc.constantFrom('monthly', 'yearly'),
  })
  .map(
    ({ productId, minor, currency, recur }): BillingEvent => ({
      name: `product ${productId} has a ${recur} price of ${minor} of the least in ${currency}`,
      happen({ store }) {
        const amount = minor / 10 ** digitsOf(currency)
        const row = { name: recur, productId, currency, price: amount, recur, active: true, walletBaseline: 0 }
        store.table('ProductVariation').insert({ ...row, currencySymbol: symbolOf(currency) })
      },
    }),
  )

const purchase = fc.record({ id: who, which: fc.integer({ min: 1, max: 60 }) }).map(
  ({ id, which }): BillingEvent => ({
    name: `customer ${id} buys number ${which} anew`,
    happen({ place, store, world }) {
      const numbers = store.table('OpNumber')
      const number = numbers.get(which)
      if (!number) return
      const { tracking_number, monthlyPrice } = number
      const what = { number: tracking_number, type: 'local', country: 'us', areaCode: '212' } as const
      const offer = { ...what, monthlyPrice, setupPrice: 1, capabilities: ['voice' as const] }
      if (!canBuy(place, id, offer)) return
      payFor(place, id, offer)
      store.table('NumberRent').delete(which)
      numbers.patch(which, { customerId: id, status: 'active', createdAt: world.clock.now().toISOString() })
    },
  }),
)

/** What staff and buyers do beside: credits, discounts, sales, prices in other currencies, numbers bought. */
export const deskEvents = [credit, discount, sale, price, purchase]
