import type { components } from '@lineboard/contract'
import { comma } from '../../lib/messages.ts'
import { formatMoney } from '../../state/numbers.ts'
import { t } from './movement.messages.ts'

type Movement = components['schemas']['AuditMovement']
/** An amount of US dollars, and what it was to the customer, where that is another currency. */
interface Amount {
  usd: number
  own: number | undefined
  currency: string | undefined
}

/** An amount in the customer's currency. */
const inOwn = ({ usd, own, currency }: Amount): string =>
  own === undefined ? formatMoney(usd) : formatMoney(own, currency)

/** The same in US dollars, and beside them in the customer's currency where that is another one. */
const inBoth = (amount: Amount): string =>
  amount.own === undefined ? inOwn(amount) : t('both', { usd: formatMoney(amount.usd), own: inOwn(amount) })

function movementText(movement: Movement, written: typeof inOwn): string {
  const { transactionType, of, currency, amountInCurrency, ofInCurrency } = movement
  const own = amountInCurrency === undefined ? undefined : Math.abs(amountInCurrency)
  const amount = written({ usd: Math.abs(movement.amount), own, currency })
  if (of === undefined) return t(transactionType === 'adjustment' ? 'credit' : transactionType, { amount })
  const whole = written({ usd: of, own: ofInCurrency, currency })
  return t(transactionType === 'refund' ? 'refundOf' : 'discount', { amount, whole })
}

/** The money that an audit entry tells of, in words, in the customer's currency. */
export const movementsText = (movements: readonly Movement[]): string =>
  movements.map((movement) => movementText(movement, inOwn)).join(comma)

/** The same for staff: in US dollars, with the customer's currency beside them. */
export const movementsInBoth = (movements: readonly Movement[]): string =>
  movements.map((movement) => movementText(movement, inBoth)).join(comma)
