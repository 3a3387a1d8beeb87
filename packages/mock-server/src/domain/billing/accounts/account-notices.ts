import type { WalletBand } from '@lineboard/contract/account'
import { mayCall } from '@lineboard/contract/permissions'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import { rightsOf } from '../../access/rights-of.ts'
import { amountInWords, amountWithCode, toCents } from '../money/money.ts'
import type { AccountContext } from './account-state.ts'

/** The people of a customer who may pay: what is told of money is for them. */
export const payersOf = (store: Store, customerId: number): Row<'DashUser'>[] =>
  store
    .table('DashUser')
    .by('customerId', customerId)
    .filter((user) =>
      mayCall({ ...rightsOf(store, user), userId: user.id, means: 'session' }, 'PaymentMethod.chargeCustomer'),
    )

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
function addressesOf({ store }: AccountContext, { id, billingEmail, contactEmail }: Row<'Customer'>): Set<string> {
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
export function mailNotice(context: AccountContext, customer: Row<'Customer'>, { kind, subject, text }: Notice): void {
  const at = context.now().toISOString()
  for (const to of addressesOf(context, customer)) context.world.outbox.add({ at, to, kind, subject, text })
}

/** Tells the customer's people who may pay, on their screens, and mails it. */
export function notifyPayers(context: AccountContext, customer: Row<'Customer'>, notice: Notice): void {
  mailNotice(context, customer, notice)
  const data = { status: notice.status, date: context.now().toISOString(), msg: `${notice.subject}. ${notice.text}` }
  for (const { id: userId } of payersOf(context.store, customer.id)) {
    const announcement = { channel: 'notifications', event: 'message', data, customerId: customer.id, userId }
    for (const listener of context.world.announcements) listener(announcement)
  }
}

const addFunds = 'Add funds under Billing.'

/** What a customer is told whose wallet has passed below a limit, in USD. */
export function lowWalletNotice(
  { balance, currency }: Row<'Customer'>,
  band: Exclude<WalletBand, 'enough'>,
  limitUsd: number,
): Notice {
  const holds = `wallet holds ${amountInWords(toCents(balance), currency)}`
  const limit = amountInWords(toCents(limitUsd), currency)
  if (band === 'low') {
    return {
      kind: 'wallet-low',
      status: 'warn',
      subject: `The ${holds}, less than ${limit}`,
      text: `Calls stop when it is empty. ${addFunds}`,
    }
  }
  return {
    kind: 'wallet-empty',
    status: 'error',
    subject: `Incoming calls have stopped: the ${holds}`,
    text: `Callers are turned away. ${addFunds} Calls run again by themselves as soon as the wallet holds more${limitUsd > 0 ? ` than ${limit}` : ''}.`,
  }
}

/** What a customer is told whose account is less restricted than it was. */
export function reactivatedNotice({ state }: Row<'Customer'>): Notice {
  const subject = {
    active: 'Your account is active again',
    tracking_paused: 'Incoming calls run again; tracking is paused',
    calls_stopped: 'Incoming calls have stopped',
  }[state]
  return {
    kind: 'account-active',
    status: 'success',
    subject,
    text: 'Numbers that were paused or stopped one by one stay so.',
  }
}

/** What a customer is told whose card was charged; `paidAs` is what it paid where that was in another currency than the wallet's. */
export function receiptNotice(
  { currency, companyName, balance }: Row<'Customer'>,
  { amount, invoiceNumber, last4, transactionDate, isAutomatic }: Row<'PaymentTransaction'>,
  paidAs?: string,
): Notice {
  const paid = paidAs ? `${paidAs} (${amountWithCode(amount, 'USD')})` : amountInWords(toCents(amount), currency)
  const card = last4 === undefined ? '' : ` with the card ending in ${last4}`
  const how = isAutomatic ? 'automatically, as you have agreed' : 'into the wallet'
  return {
    kind: 'receipt',
    status: 'success',
    subject: `Receipt ${invoiceNumber}: ${paid}`,
    text: `${companyName} paid ${paid}${card} ${how} on ${transactionDate.slice(0, 10)} (UTC). The wallet holds ${amountInWords(toCents(balance), currency)} now. The invoice has the same number.`,
  }
}

/** What a customer is told whose card is charged by itself no more. */
export function topUpFailedNotice({ currency }: Row<'Customer'>, cents: number, reason: string): Notice {
  return {
    kind: 'top-up-failed',
    status: 'error',
    subject: `The automatic top-up of ${amountInWords(cents, currency)} failed`,
    text: `${reason} The card is not tried again by itself: choose another card, or add funds under Billing.`,
  }
}

/** What a customer is told who has reached what may be charged by itself in a month. */
export function topUpLimitNotice({ currency }: Row<'Customer'>, limitCents: number): Notice {
  return {
    kind: 'top-up-limited',
    status: 'warn',
    subject: `The automatic top-up has reached its limit of ${amountInWords(limitCents, currency)} a month`,
    text: `The card is charged again next month. ${addFunds}`,
  }
}
