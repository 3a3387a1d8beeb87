import fc from 'fast-check'
import { chooseState } from '../../domain/billing/accounts/account-state.ts'
import { reenableTopUp } from '../../domain/billing/accounts/check-top-up-order.ts'
import { beginIntent, confirmIntent, creditIntent } from '../../domain/billing/cards/intents.ts'
import { digitsOf, fromCents, toCents } from '../../domain/billing/money/money.ts'
import { subscribe, unsubscribe } from '../../domain/billing/products/subscriptions.ts'
import { settleAccounts } from '../../domain/billing/renewals/follow-accounts.ts'
import { refundPayment } from '../../domain/billing/wallet/adjustments.ts'
import { chargeCall } from '../../domain/billing/wallet/call-charges.ts'
import type { BillingEvent } from './billing-event.ts'
import { deskEvents } from './desk-events.ts'
import type { StillWorld } from './still-world.ts'
import { tried } from './tried.ts'

const who = fc.constantFrom(2, 3, 4)
const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' }

const leap = fc.integer({ min: 1, max: 20 }).map(
  (days): BillingEvent => ({
    name: `${days} days pass`,
    happen: (it) => it.pass(days),
  }),
)

const topUp = fc
  .record({ id: who, amount: fc.integer({ min: 1, max: 300 }), currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD') })
  .map(
    ({ id, amount, currency }): BillingEvent => ({
      name: `customer ${id} pays ${amount} tens of ${currency}`,
      happen({ place, store }) {
        const amountMinor = amount * 10 ** digitsOf(currency)
        const intent = beginIntent(place, { customerId: id, amountMinor, currency })
        confirmIntent(place, intent.clientSecret, card)
        creditIntent(place, store.table('PaymentIntent').get(intent.id) ?? intent, id)
        reenableTopUp(store, id)
      },
    }),
  )

const refund = fc.record({ which: fc.nat(500), share: fc.constantFrom(1, 0.5, 0.01) }).map(
  ({ which, share }): BillingEvent => ({
    name: `payment ${which}, or one like it, is given back by ${share}`,
    mayOverdraw: true,
    happen({ place, store }) {
      const paid = store.table('PaymentTransaction').by('transactionType', 'payment')
      const payment = paid[which % Math.max(1, paid.length)]
      if (!payment) return
      const { id: transactionId, customerId, amount } = payment
      tried(() =>
        refundPayment(place, { customerId, transactionId, amount: fromCents(Math.ceil(toCents(amount) * share)) }),
      )
    },
  }),
)

function talk(it: StillWorld, id: number, cents: number): void {
  const { state, balance } = it.customer(id)
  // One that is not let in costs nothing.
  if (state === 'calls_stopped' || balance <= 0) return
  const [log] = it.store.table('CallLog').by('customerId', id)
  const startedAt = it.world.clock.now().toISOString()
  if (log) chargeCall(it.place, { ...log, startedAt, charge: fromCents(cents) })
}

const call = fc.record({ id: who, cents: fc.integer({ min: 1, max: 4000 }) }).map(
  ({ id, cents }): BillingEvent => ({
    name: `customer ${id} has a call for ${cents} cents`,
    mayOverdraw: true,
    happen: (it) => talk(it, id, cents),
  }),
)

interface Subscribing {
  id: number
  productId: number
  isMore: boolean
  quantity: number
}

const subscribing = ({ id, productId, isMore, quantity }: Subscribing): BillingEvent => ({
  name: `customer ${id} ${isMore ? 'subscribes to' : 'drops'} ${quantity} of product ${productId}`,
  happen: (it) =>
    tried(() =>
      isMore
        ? subscribe(it.place, it.customer(id), { productId, quantity })
        : unsubscribe(it.place, id, { productId, quantity }),
    ),
})

const subscription = fc
  .record({ id: who, productId: fc.constantFrom(1, 2, 4, 5), isMore: fc.boolean(), quantity: fc.constantFrom(1, 2) })
  .map(subscribing)

const state = fc.record({ id: who, chosen: fc.constantFrom('active', 'tracking_paused', 'calls_stopped') }).map(
  ({ id, chosen }): BillingEvent => ({
    name: `a person of customer ${id} chooses ${chosen}`,
    happen: (it) => tried(() => chooseState(it.store, it.customer(id), chosen)),
  }),
)

const cardChange = fc.record({ which: fc.nat(3), last4: fc.constantFrom('4242', '0341', '3184') }).map(
  ({ which, last4 }): BillingEvent => ({
    name: `card ${which} is one that ends in ${last4}`,
    happen: ({ store }) => void store.table('PaymentMethod').patch(which + 1, { last4 }),
  }),
)

interface Agreeing {
  id: number
  accepted: boolean
  belowUsd: number
  amountUsd: number
}

const agreeing = ({ id, accepted, belowUsd, amountUsd }: Agreeing): BillingEvent => ({
  name: `customer ${id} ${accepted ? 'agrees' : 'does not agree'} to be charged ${amountUsd} below ${belowUsd}`,
  happen(it) {
    const savedAt = it.world.clock.now().toISOString()
    it.store.table('PaymentConsent').insert({ accepted, customerId: id, userId: 2, savedAt })
    const paymentId = it.store.table('PaymentMethod').by('customerId', id)[0]?.payment_id ?? ''
    const order = { isOn: accepted, belowUsd, amountUsd, paymentId, monthlyLimitUsd: 400 }
    it.store.table('Customer').patch(id, { autoTopUp: order })
    reenableTopUp(it.store, id)
  },
})

const agreement = fc
  .record({
    id: who,
    accepted: fc.boolean(),
    belowUsd: fc.integer({ min: 0, max: 80 }),
    amountUsd: fc.integer({ min: 1, max: 150 }),
  })
  .map(agreeing)

const setting = fc
  .record({ warnBelowUsd: fc.integer({ min: 0, max: 100 }), stopBelowUsd: fc.integer({ min: 0, max: 60 }) })
  .map(
    (payload): BillingEvent => ({
      name: `limits become ${JSON.stringify(payload)}`,
      happen: ({ store }) => void store.table('SystemSetting').patch(3, { payload }),
    }),
  )

const numberChange = fc
  .record({
    which: fc.integer({ min: 1, max: 60 }),
    status: fc.constantFrom('active', 'paused', 'stopped', 'released'),
  })
  .map(
    ({ which, status }): BillingEvent => ({
      name: `number ${which} is made ${status}`,
      happen: ({ store }) => void store.table('OpNumber').patch(which, { status }),
    }),
  )

/** How every year begins: a card is charged by itself, and the plan is changed. */
const first = [
  agreeing({ id: 2, accepted: true, belowUsd: 500, amountUsd: 60 }),
  subscribing({ id: 2, productId: 1, isMore: true, quantity: 1 }),
]

function passToYearEnd(it: StillWorld): void {
  do it.pass(30)
  while (it.daysPassed() < 365)
}

/** How every year ends: the wallet is spent to the last cent, nothing fills it, and what falls due can't be paid. */
const last: BillingEvent[] = [
  agreeing({ id: 2, accepted: false, belowUsd: 0, amountUsd: 60 }),
  { name: 'all is spent', mayOverdraw: true, happen: (it) => talk(it, 2, toCents(it.customer().balance)) },
  { name: 'a month passes', happen: (it) => it.pass(30) },
  { name: 'the rest of the year passes', happen: passToYearEnd },
]

const any = fc.array(
  fc.oneof(
    { arbitrary: leap, weight: 6 },
    { arbitrary: topUp, weight: 4 },
    { arbitrary: call, weight: 4 },
    refund,
    subscription,
    state,
    cardChange,
    agreement,
    setting,
    numberChange,
    ...deskEvents,
  ),
  { minLength: 20, maxLength: 90 },
)

/** Any of what happens in a year of billing, with something of each kind. */
export const billingEvents = fc
  .tuple(fc.tuple(topUp, refund, ...deskEvents), any)
  .map(([each, events]) => [...first, ...each, ...events, ...last])

/** Lets an event happen, and what follows from it. */
export function happen(it: StillWorld, event: BillingEvent): void {
  event.happen(it)
  settleAccounts(it.world)
}
