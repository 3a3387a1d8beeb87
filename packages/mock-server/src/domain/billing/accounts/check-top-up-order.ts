import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import { fromCents, toCents } from '../money/money.ts'
import { standingOf } from './account-state.ts'

/** Lets the card be charged by itself again: somebody has done something about it. */
export function reenableTopUp(store: Store, customerId: number): void {
  const customer = store.table('Customer').get(customerId)
  if (!customer?.autoTopUp) return
  standingOf(store, customer)
  store.table('AccountStanding').patch(customerId, { isToppedUp: false, limitMonth: undefined })
  if (customer.autoTopUpProblem) store.table('Customer').patch(customerId, { autoTopUpProblem: undefined })
}

/** What is wrong with an order to charge a card by itself, as its field is refused; undefined where nothing is. */
export function orderProblem(
  store: Store,
  { id, autoTopUp: order }: Row<'Customer'>,
): { code: string; message: string } | undefined {
  if (!order) return undefined
  const amounts = [
    order.amountUsd,
    order.belowUsd,
    ...(order.monthlyLimitUsd === undefined ? [] : [order.monthlyLimitUsd]),
  ]
  if (amounts.some((amount) => fromCents(toCents(amount)) !== amount))
    return { code: 'decimals', message: 'must have amounts with at most 2 decimals' }
  if (order.monthlyLimitUsd !== undefined && order.monthlyLimitUsd < order.amountUsd)
    return { code: 'limit', message: 'has a monthly limit below the amount of one top-up' }
  const cards = store.table('PaymentMethod').by('customerId', id)
  if (order.isOn && !cards.some(({ payment_id }) => payment_id === order.paymentId))
    return { code: 'existence', message: 'names no saved card of this customer' }
  return undefined
}
