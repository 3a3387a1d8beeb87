import { intentOfTransaction, paidElsewhere } from '../payments/intents.ts'
import type { World } from '../world.ts'
import { followAccount } from './follow-account.ts'
import { mailNotice } from './notices.ts'
import type { AccountPlace } from './standing.ts'
import { receipt } from './wallet-notices.ts'

function mailReceipts(place: AccountPlace): void {
  const { store, world } = place
  for (const id of world.moved.payments) {
    world.moved.payments.delete(id)
    const payment = store.table('PaymentTransaction').get(id)
    const customer = store.table('Customer').get(payment?.customerId ?? 0)
    const intent = intentOfTransaction(store, id)
    if (payment && customer) mailNotice(place, customer, receipt(customer, payment, intent && paidElsewhere(intent)))
  }
}

/** Takes the next of what is to be followed. */
function nextOf(customers: Set<number>): number | undefined {
  const [id] = customers
  if (id !== undefined) customers.delete(id)
  return id
}

/**
 * Follows what has moved since it was last asked: after each request, each simulated call and each charge. It is not done while money
 * moves, so that no movement comes in between the two halves of another.
 */
export function settleAccounts(world: World, at?: Date): void {
  const place: AccountPlace = { world, store: world.store, now: () => at ?? world.clock.now() }
  for (let id = nextOf(world.moved.customers); id !== undefined; id = nextOf(world.moved.customers))
    followAccount(place, id)
  mailReceipts(place)
}
