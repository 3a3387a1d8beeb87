import { WordedError } from '../../../lib/errors/worded-error.ts'
import { attempted } from '../../../parts/payment/attempt.ts'
import { orders } from '../../../parts/payment/browser-orders.ts'
import { type Adjustment, creditOf, sendAdjustment } from '../operations/adjustment.ts'
import { t } from './bulk.messages.ts'

/** Gives one of several customers a credit, by an order of its own: tried again after a lost answer, it is given once. */
export async function creditOne(customerId: number, amount: number, reason: string): Promise<void> {
  const subject = creditOf(customerId)
  const body: Adjustment = { customerId, transactionType: 'adjustment', amount, reason }
  const became = await orders.send(subject, orders.open(subject), body, (idempotencyKey) =>
    attempted(sendAdjustment(body, { idempotencyKey })),
  )
  if (became.kind === 'done' || became.kind === 'elsewhere') return
  throw 'error' in became ? became.error : new WordedError(t('waiting'))
}
