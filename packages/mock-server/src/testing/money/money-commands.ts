import fc from 'fast-check'
import { expect } from 'vitest'
import { type CardPayment, centsOf, payByCard } from './pay-by-card.ts'
import { type Disruption, disruptions, type Reality } from './reality.ts'

/** What is expected of the wallets, in cents, and the payments that can be given back. */
export interface Wallets {
  cents: Map<number, number>
  payments: { id: number; customerId: number; leftCents: number }[]
}

type Act = (model: Wallets, real: Reality) => Promise<void>
type Person = 'admin' | 'super'
interface Moved {
  transaction: { id: number }
}

const customers: Readonly<Record<Person, number>> = { admin: 2, super: 3 }
const cards: Readonly<Record<Person, string>> = { admin: 'pm_seed_harbor_visa', super: 'pm_seed_kestrel_mc' }

function add({ cents }: Wallets, customerId: number, more: number): void {
  cents.set(customerId, (cents.get(customerId) ?? 0) + more)
}

function credited(model: Wallets, customerId: number, cents: number, id: number): void {
  add(model, customerId, cents)
  model.payments.push({ id, customerId, leftCents: cents })
}

/** Puts an amount into the wallet from a saved card. */
const charge =
  (person: Person, cents: number, disruption: Disruption): Act =>
  async (model, real) => {
    const body = { amount: cents / 100, source: cards[person], customerId: customers[person] }
    const { status, body: moved } = await real.send<Moved>(person, '/PaymentMethods/charge_customer', body, disruption)
    expect(status).toBe(200)
    credited(model, customers[person], cents, moved.transaction.id)
  }

/** Pays by card and puts it into the wallet; `isLeft` stops after paying, and what was paid waits. */
const topUp =
  (payment: CardPayment, isLeft: boolean): Act =>
  async (model, real) => {
    const intentId = await payByCard(real, 'admin', payment)
    if (isLeft) return
    const last = payment.disruptions.at(-1) ?? 'none'
    const path = '/PaymentMethods/intent_to_wallet'
    const { status, body } = await real.send<Moved>('admin', path, { intentId }, last)
    expect(status).toBe(200)
    credited(model, 2, centsOf(payment), body.transaction.id)
  }

/** Gives a payment back, or more than is left of it. */
const refund =
  (which: number, cents: number, disruption: Disruption): Act =>
  async (model, real) => {
    const payment = model.payments[which % Math.max(1, model.payments.length)]
    if (!payment) return
    const { id: transactionId, customerId, leftCents } = payment
    const body = { customerId, transactionId, amount: cents / 100 }
    const { status } = await real.send('super', '/PaymentMethods/refund', body, disruption, 'PUT')
    expect(status).toBe(cents > leftCents ? 422 : 200)
    if (status !== 200) return
    payment.leftCents -= cents
    add(model, customerId, -cents)
  }

/** Takes more of an add-on. */
const subscribe =
  (person: Person, quantity: number, disruption: Disruption): Act =>
  async (model, real) => {
    const customerId = customers[person]
    const body = { productId: 5, variationId: 7, quantity, customerId }
    const { status } = await real.send(person, '/Products/subscribe_product', body, disruption)
    const cost = 1200 * quantity
    expect(status).toBe(cost > (model.cents.get(customerId) ?? 0) ? 402 : 200)
    if (status === 200) add(model, customerId, -cost)
  }

/** Holds a number and buys it, or takes it without holding it. */
const buy =
  (person: Person, which: number, isHeld: boolean, disruption: Disruption): Act =>
  async (model, real) => {
    const customerId = customers[person]
    const search = { country: 'us', type: 'local', limit: 100 }
    const found = await real.server[person]<{ numbers: { number: string }[] }>('POST', '/NumberProviders/lookup', {
      body: search,
    })
    const number = found.body.numbers.filter((one) => !one.number.endsWith('13'))[which % 40]?.number
    if (isHeld)
      await real.server[person]('POST', '/NumberProviders/reserve', { body: { numbers: [number], customerId } })
    const { status } = await real.send(person, '/OpNumbers', { tracking_number: number, customerId }, disruption, 'PUT')
    const cost = 350
    const mayPay = isHeld && cost <= (model.cents.get(customerId) ?? 0)
    // A hold that a kill took with it is made again by whoever still wants the number; nothing was paid.
    expect(mayPay && disruption === 'killed before' ? [200, 422] : [mayPay ? 200 : 422]).toContain(status)
    if (status === 200) add(model, customerId, -cost)
    expect(real.server.server.store.table('OpNumber').by('tracking_number', number ?? '').length).toBe(
      status === 200 ? 1 : 0,
    )
  }

/** Three calls at once, of two customers: each puts another amount into a wallet. */
const together =
  (cents: number): Act =>
  async (model, real) => {
    const put = (person: Person, more: number) => charge(person, cents + more, 'none')(model, real)
    await Promise.all([put('admin', 0), put('super', 1), put('admin', 2)])
  }

/** After each step the wallets hold what they should, and the books agree. */
function command(name: string, act: Act): fc.AsyncCommand<Wallets, Reality> {
  return {
    check: () => true,
    toString: () => name,
    async run(model, real) {
      await act(model, real)
      expect(real.problems()).toEqual([])
      for (const [customerId, cents] of model.cents) {
        const shown = real.server.server.store.table('Customer').get(customerId)?.balance ?? 0
        expect(Math.round(shown * 100), `wallet of customer ${customerId}`).toBe(cents)
      }
    },
  }
}

const disruption = fc.constantFrom(...disruptions)
const person = fc.constantFrom<Person>('admin', 'super')
const cents = fc.integer({ min: 50, max: 20_000 })
const payment = fc.record({
  amount: fc.constantFrom('25.00', '0.70', '99.99'),
  currency: fc.constantFrom('USD', 'EUR'),
  isAsked: fc.boolean(),
  disruptions: fc.array(disruption, { minLength: 4, maxLength: 4 }),
})
const yen = payment.map((one) => ({ ...one, amount: '1500', currency: 'JPY' }))
const few = fc.integer({ min: 1, max: 9 })

/** Everything somebody may do with money. */
export const moneyCommands = [
  fc.tuple(person, cents, disruption).map((all) => command(`charge ${all.join(' ')}`, charge(...all))),
  fc
    .tuple(fc.oneof(payment, yen), fc.boolean())
    .map(([paid, isLeft]) => command(`pay ${JSON.stringify(paid)}${isLeft ? ' and leave' : ''}`, topUp(paid, isLeft))),
  fc.tuple(fc.nat(50), cents, disruption).map((all) => command(`refund ${all.join(' ')}`, refund(...all))),
  fc.tuple(person, few, disruption).map((all) => command(`subscribe ${all.join(' ')}`, subscribe(...all))),
  fc.tuple(person, fc.nat(39), fc.boolean(), disruption).map((all) => command(`buy ${all.join(' ')}`, buy(...all))),
  cents.map((amount) => command(`together ${amount}`, together(amount))),
]
