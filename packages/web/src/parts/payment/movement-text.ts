import type { components } from '@lineboard/contract'
import { formatMoney } from '../../state/numbers.ts'
import { t } from './movement.messages.ts'

type Movement = components['schemas']['AuditMovement']
type Read = Pick<Movement, 'currency' | 'rate'>

/** An amount of US dollars in the currency that the customer read it in, by the rate of then. */
const own = (usd: number, { currency, rate = 1 }: Read): string => formatMoney(usd * rate, currency)

/** The same in US dollars, and in the customer's currency where that is another one. */
const both = (usd: number, read: Read): string =>
  read.rate === undefined ? formatMoney(usd) : t('both', { usd: formatMoney(usd), own: own(usd, read) })

function movementText(movement: Movement, written: typeof own): string {
  const { transactionType, of } = movement
  const amount = written(Math.abs(movement.amount), movement)
  if (of === undefined) return t(transactionType === 'adjustment' ? 'credit' : transactionType, { amount })
  return t(transactionType === 'refund' ? 'refundOf' : 'discount', { amount, whole: written(of, movement) })
}

/** The money that an audit entry tells of, in words: in the customer's currency, or in US dollars first. */
export const movementsText = (movements: readonly Movement[], { inBoth = false } = {}): string =>
  movements.map((movement) => movementText(movement, inBoth ? both : own)).join(', ')
