import type { Row } from '../../../store/rows/internal-rows.ts'
import { isYearly, renewalDates } from '../material/bills.ts'
import { daysAfter, daysBefore } from '../material/moments.ts'
import type { Seed } from '../material/types.ts'

type Product = Row<'Product'>

const usd = { currency: 'USD', currencySymbol: '$', active: true } as const

const products: readonly Product[] = [
  {
    id: 1,
    code: 'ecms-plan-basic',
    name: 'Basic',
    description: 'Call tracking for one site: ten numbers, reports, e-mail support.',
    kind: 'plan',
    tier: 'BASIC',
    recur: 'monthly',
    price: 39,
    walletBaseline: 10,
    ...usd,
  },
  {
    id: 2,
    code: 'ecms-plan-performance',
    name: 'Performance',
    description: 'Tracking over many sources: fifty numbers, voice menus, compare reports.',
    kind: 'plan',
    tier: 'ADVANCED',
    recur: 'monthly',
    price: 99,
    walletBaseline: 30,
    ...usd,
  },
  {
    id: 3,
    code: 'wallet',
    name: 'Wallet payment',
    description: 'Credit for calls and numbers.',
    kind: 'wallet',
    recur: 'once',
    price: 0,
    walletBaseline: 0,
    ...usd,
  },
  {
    id: 4,
    code: 'ecms-addon-softphone',
    name: 'Softphone',
    description: 'Calls taken and made in the browser.',
    kind: 'addon',
    recur: 'monthly',
    price: 15,
    walletBaseline: 0,
    ...usd,
  },
  {
    id: 5,
    code: 'ecms-addon-recording',
    name: 'Recording',
    description: 'Calls recorded and kept for a year.',
    kind: 'addon',
    recur: 'monthly',
    price: 12,
    walletBaseline: 0,
    ...usd,
  },
  {
    id: 6,
    code: 'call-charges',
    name: 'Call charges',
    description: 'What calls cost by the minute.',
    kind: 'call_charges',
    recur: 'once',
    price: 0,
    walletBaseline: 0,
    ...usd,
  },
  {
    id: 7,
    code: 'number',
    name: 'Phone number',
    description: 'A number to track calls with.',
    kind: 'number',
    recur: 'monthly',
    price: 2.5,
    walletBaseline: 0,
    ...usd,
  },
]

const YEARLY_SHARE = 0.8

/** When a subscription is due next; one that is past due, when it was due last. */
function renewsAt({ variationId, status }: { variationId: number; status: string }, started: Date, now: Date): string {
  const dates = renewalDates(started, isYearly(variationId) ? 'year' : 'month', now)
  const due = status === 'past_due' ? dates.past.at(-1) : dates.next
  return (due ?? dates.next).toISOString()
}

/** What can be sold, at which prices, and what the customers subscribe to. */
export const productSeeds: Seed = ({ now }) => {
  const variations = products
    .filter(({ kind }) => kind === 'plan' || kind === 'addon')
    .flatMap((product) =>
      (['monthly', 'yearly'] as const).map((recur) => ({
        productId: product.id,
        name: recur === 'monthly' ? 'Monthly' : 'Yearly',
        description: `${product.name} ${product.kind === 'plan' ? 'plan' : 'add-on'}, ${recur}`,
        recur,
        price: recur === 'monthly' ? product.price : Math.round(product.price * 12 * YEARLY_SHARE),
        walletBaseline: product.walletBaseline,
        ...usd,
      })),
    )
    .map((variation, at) => ({ id: at + 1, ...variation }))
  const discounts = [
    { id: 1, productId: 2, percent: 20, from: daysBefore(now, 20), until: daysAfter(now, 40) },
    { id: 2, productId: 4, percent: 10, from: daysBefore(now, 90) },
  ]
  const subscribed = [
    { customerId: 2, productId: 2, variationId: 3, quantity: 1, status: 'active' as const, age: 290 },
    { customerId: 2, productId: 5, variationId: 7, quantity: 1, status: 'active' as const, age: 280 },
    { customerId: 3, productId: 2, variationId: 4, quantity: 1, status: 'active' as const, age: 200 },
    { customerId: 3, productId: 4, variationId: 5, quantity: 2, status: 'active' as const, age: 120 },
    { customerId: 4, productId: 1, variationId: 1, quantity: 1, status: 'past_due' as const, age: 101 },
    { customerId: 4, productId: 5, variationId: 7, quantity: 0, status: 'cancelled' as const, age: 90 },
  ]
  return {
    Product: products,
    ProductVariation: variations,
    PriceDiscount: discounts,
    Subscription: subscribed.map(({ age, ...subscription }, at) => ({
      id: at + 1,
      ...subscription,
      startedAt: daysBefore(now, age),
      ...(subscription.status === 'cancelled'
        ? { cancelledAt: daysBefore(now, 14) }
        : { renewsAt: renewsAt(subscription, new Date(daysBefore(now, age)), now) }),
    })),
    CustomerProductsRel: subscribed
      .filter(({ quantity }) => quantity > 0)
      .map(({ customerId, productId, age }, at) => ({
        id: at + 1,
        customerId,
        productId,
        subscriptionId: at + 1,
        createdAt: daysBefore(now, age),
      })),
  }
}
