import { isBelowTopUp } from '@lineboard/contract/account'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { type Notice, notifyPayers, topUpFailedNotice, topUpLimitNotice } from '../accounts/account-notices.ts'
import { type AccountContext, standingOf } from '../accounts/account-state.ts'
import { type CardProblem, chargeProblem } from '../cards/sandbox-cards.ts'
import { toCents } from '../money/money.ts'
import { creditWallet } from '../wallet/wallet.ts'

type Customer = Row<'Customer'>

const cardGone: CardProblem = { code: 'card_gone', message: 'The card is no longer saved.' }

/** The calendar month of a moment, such as 2026-05, in UTC. */
const monthOf = (at: Date) => at.toISOString().slice(0, 7)

/** What was charged by itself in the month of a moment, in cents. */
function chargedThisMonth({ store, now }: AccountContext, customerId: number): number {
  return store
    .table('PaymentTransaction')
    .by('customerId', customerId)
    .filter(({ isAutomatic, transactionDate }) => isAutomatic && transactionDate.startsWith(monthOf(now())))
    .reduce((sum, { amount }) => sum + toCents(amount), 0)
}

/** Charges the card, or notes why it can't be. Answers what the customer is told apart from the receipt. */
function charge(
  context: AccountContext,
  customer: Customer,
  order: NonNullable<Customer['autoTopUp']>,
): Notice | undefined {
  const { store, now } = context
  const { id } = customer
  const cents = toCents(order.amountUsd)
  const limitCents = order.monthlyLimitUsd === undefined ? Number.POSITIVE_INFINITY : toCents(order.monthlyLimitUsd)
  if (chargedThisMonth(context, id) + cents > limitCents) {
    store.table('AccountStanding').patch(id, { limitMonth: monthOf(now()) })
    return topUpLimitNotice(customer, limitCents)
  }
  const card = store
    .table('PaymentMethod')
    .by('customerId', id)
    .find(({ payment_id }) => payment_id === order.paymentId)
  const problem = card ? chargeProblem(card, now()) : cardGone
  if (!card || problem) {
    const { code, message } = problem ?? cardGone
    store.table('Customer').patch(id, { autoTopUpProblem: { code, message, at: now().toISOString() } })
    return topUpFailedNotice(customer, cents, message)
  }
  creditWallet(context, id, cents, { card, isAutomatic: true })
  return undefined
}

/**
 * Charges the saved card of a customer whose wallet has passed below its threshold: once for each time it does, at most the limit of
 * the month, and no more after a card was refused until somebody acts.
 */
export function topUpAutomatically(context: AccountContext, customer: Customer): void {
  const { store, now } = context
  const { id, balance, autoTopUp: order, autoTopUpProblem } = customer
  if (!order?.isOn || autoTopUpProblem) return
  const { isToppedUp, limitMonth } = standingOf(store, customer)
  const isBelow = isBelowTopUp(balance, order)
  const isNextMonth = limitMonth !== undefined && limitMonth !== monthOf(now())
  if (isBelow === isToppedUp && !isNextMonth) return
  store.table('AccountStanding').patch(id, { isToppedUp: isBelow, limitMonth: undefined })
  const notice = isBelow ? charge(context, customer, order) : undefined
  if (notice) notifyPayers(context, customer, notice)
}
