import type { Row } from '../store/models.ts'
import { payersOf } from './payers.ts'
import type { AccountPlace } from './standing.ts'

/** Something that a customer has to know of its account. */
export interface Notice {
  /** Kind of the mail, such as `wallet-low`. */
  kind: string
  /** How serious it is. */
  status: 'success' | 'error' | 'warn' | 'info'
  /** What happened, in a line. */
  subject: string
  /** What that means, and what to do. */
  text: string
}

/** Where mails about money go: to the address for invoices, and to who is listed for notices of billing. */
function addressesOf({ store }: AccountPlace, { id, billingEmail, contactEmail }: Row<'Customer'>): Set<string> {
  const listed = store
    .table('Addressee')
    .by('customerId', id)
    .filter(({ active, topic, channel }) => active && topic === 'billing' && channel === 'email')
    .flatMap(({ email }) => email ?? [])
  const own = billingEmail ?? contactEmail
  const found = new Set([...(own ? [own] : []), ...listed])
  return found.size > 0 ? found : new Set(payersOf(store, id).map(({ email }) => email))
}

/** Mails a notice. */
export function mailNotice(place: AccountPlace, customer: Row<'Customer'>, { kind, subject, text }: Notice): void {
  const at = place.now().toISOString()
  for (const to of addressesOf(place, customer)) place.world.outbox.add({ at, to, kind, subject, text })
}

/** Tells the customer's people who may pay, on their screens, and mails it. */
export function notifyPayers(place: AccountPlace, customer: Row<'Customer'>, notice: Notice): void {
  mailNotice(place, customer, notice)
  const data = { status: notice.status, date: place.now().toISOString(), msg: `${notice.subject}. ${notice.text}` }
  for (const { id: userId } of payersOf(place.store, customer.id)) {
    const announcement = { channel: 'notifications', event: 'message', data, customerId: customer.id, userId }
    for (const listener of place.world.announcements) listener(announcement)
  }
}
