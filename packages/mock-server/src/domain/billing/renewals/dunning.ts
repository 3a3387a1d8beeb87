import { dunningSteps } from '@lineboard/contract/account'
import { DAY_MS } from '@lineboard/contract/durations'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import { type Notice, notifyPayers } from '../accounts/account-notices.ts'
import { type AccountContext, standingOf } from '../accounts/account-state.ts'
import { chargeProblem } from '../cards/sandbox-cards.ts'
import { consentOf, primaryCard } from '../cards/saved-cards.ts'
import { amountInWords, fromCents, toCents } from '../money/money.ts'
import { canPay, creditWallet, moveWallet, walletCents } from '../wallet/wallet.ts'
import { type Due, duesBefore } from './dues.ts'

/** Card providers take no payment below. */
const LEAST_CENTS = 50

/** Charges the primary card for what the wallet lacks, where that was agreed to. */
function payByCard(context: AccountContext, customerId: number, missingCents: number): void {
  const card = primaryCard(context.store, customerId)
  if (!card || !consentOf(context.store, customerId)?.accepted || chargeProblem(card, context.now())) return
  creditWallet(context, customerId, Math.max(LEAST_CENTS, missingCents), { card, isAutomatic: true })
}

/** Takes what is due from the wallet, or from the card where that may be charged. Answers whether it is paid. */
export function collectDue(context: AccountContext, due: Due, mayTryCard: boolean): boolean {
  const { store } = context
  const { customerId } = due
  const charge = due.charge()
  const costCents = -charge.amountCents
  if (!canPay(store, customerId, costCents) && mayTryCard)
    payByCard(context, customerId, costCents - walletCents(store, customerId))
  if (!canPay(store, customerId, costCents)) {
    due.missed()
    return false
  }
  if (costCents > 0) moveWallet(context, customerId, charge)
  due.paid()
  return true
}

/** What is past due of a customer at a moment, in USD. */
const overdueUsd = (dues: readonly Due[]): number =>
  fromCents(dues.reduce((sum, due) => sum - due.charge().amountCents, 0)) + 0

/** Of a clock that leaps: more periods than this are not told one by one. */
const MOST_PERIODS = 120

const forever = '9999-12-31T00:00:00.000Z'

/** Whether anything may be owed: asked after every call, so found by what is indexed. */
const mayOwe = (store: Store, customerId: number): boolean =>
  store.table('NumberRent').by('isOverdue', true).length > 0 ||
  store
    .table('Subscription')
    .by('customerId', customerId)
    .some(({ status }) => status === 'past_due')

/** What the wallet did not suffice for when it was due, the oldest first. */
export const overdueOf = (store: Store, customerId: number): Due[] =>
  mayOwe(store, customerId) ? duesBefore(store, forever, customerId).filter(({ isOverdue }) => isOverdue) : []

/** The next step against each customer who owes, and when it is to be taken. */
export function nextDunnings(store: Store): { customerId: number; step: number; at: string }[] {
  const oldest = new Map<number, Due>()
  for (const due of duesBefore(store, forever)) {
    if (due.isOverdue && !oldest.has(due.customerId)) oldest.set(due.customerId, due)
  }
  return [...oldest].flatMap(([id, { dueAt }]) => {
    const customer = store.table('Customer').get(id)
    if (!customer) return []
    const { dunned: step } = standingOf(store, customer)
    const day = dunningSteps[step]?.day
    return day === undefined
      ? []
      : { customerId: id, step, at: new Date(Date.parse(dueAt) + day * DAY_MS).toISOString() }
  })
}

const consequence = {
  active: 'Nothing is stopped yet.',
  tracking_paused: 'Tracking is paused: calls are delivered, and not counted.',
  calls_stopped: 'Incoming calls have stopped: callers are turned away.',
} as const

function reminder({ currency }: Row<'Customer'>, dues: readonly Due[], step: (typeof dunningSteps)[number]): Notice {
  const amount = amountInWords(toCents(overdueUsd(dues)), currency)
  const since = dues[0]?.dueAt.slice(0, 10)
  const next = dunningSteps.find(({ day, state }) => day > step.day && state !== step.state)
  const then = { active: '', tracking_paused: 'tracking is paused', calls_stopped: 'calls stop' }[
    next?.state ?? 'active'
  ]
  return {
    kind: 'payment-due',
    status: step.state === 'active' ? 'warn' : 'error',
    subject: `${amount} is past due since ${since}`,
    text: [
      `The wallet holds too little for: ${dues.map((due) => due.charge().description).join('; ')}.`,
      consequence[step.state],
      'Add funds under Billing: what is due is then paid, and everything runs again, by itself.',
      next && `Otherwise ${then} ${next.day - step.day} days from now.`,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** Takes a step against a customer who owes, where it is the next: the card is tried once more, else the customer is reminded. */
export function takeDunningStep(context: AccountContext, customerId: number, at: number): void {
  const { store } = context
  const customer = store.table('Customer').get(customerId)
  const step = dunningSteps[at]
  if (!customer || !step || standingOf(store, customer).dunned !== at) return
  payOverdue(context, customerId, true)
  const left = overdueOf(store, customerId)
  if (left.length === 0) return
  store.table('AccountStanding').patch(customerId, { dunned: at + 1 })
  // The state follows, once this is over.
  context.world.moved.customers.add(customerId)
  notifyPayers(context, customer, reminder(customer, left, step))
}

/** Pays what is past due, the oldest first, as far as there is money, and the periods that have begun since. */
function payOverdue(context: AccountContext, customerId: number, mayTryCard: boolean): void {
  for (let times = 0; times < MOST_PERIODS; times++) {
    const owed = overdueOf(context.store, customerId)
    const paid = owed.filter((due) => collectDue(context, due, mayTryCard))
    if (paid.length === 0) return
    // The period after one that was past due may have begun, and be past due as well.
    const now = context.now().toISOString()
    for (const due of duesBefore(context.store, now, customerId))
      if (!due.isOverdue) collectDue(context, due, mayTryCard)
  }
}

/** Pays what is past due out of a wallet in which money has come, and ends the steps once nothing is owed. */
export function payOverdueFromWallet(context: AccountContext, customerId: number): void {
  const { store } = context
  payOverdue(context, customerId, false)
  const customer = store.table('Customer').get(customerId)
  if (!customer || standingOf(store, customer).dunned === 0 || overdueOf(store, customerId).length > 0) return
  store.table('AccountStanding').patch(customerId, { dunned: 0 })
  notifyPayers(context, customer, {
    kind: 'payment-settled',
    status: 'success',
    subject: 'What was past due is paid',
    text: 'Nothing is owed any more.',
  })
}
