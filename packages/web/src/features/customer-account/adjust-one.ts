import { reportError } from '../../data/report-error.ts'
import { attempted } from '../../shared/payment/attempt.ts'
import { orders } from '../../shared/payment/browser-orders.ts'
import { MoneyError, moneyText } from '../../shared/payment/money-text.ts'
import { type Adjustment, sendAdjustment } from './adjustment.ts'
import { t } from './bulk-desk.messages.ts'

/** Puts money into the wallet of one of several customers, by an order of its own: tried again after a lost answer, it is given once. */
export async function adjustOne(subject: string, body: Adjustment): Promise<void> {
  const became = await orders.send(subject, orders.open(subject), body, (idempotencyKey) =>
    attempted(sendAdjustment(body, { idempotencyKey })),
  )
  if (became.kind === 'done' || became.kind === 'elsewhere') return
  if (!('error' in became)) throw new MoneyError(t('waiting'))
  // The list of results shows what became of the money; what else follows, such as from a session that has ended, is seen to here.
  reportError(became.error, { isShown: true })
  throw new MoneyError(moneyText(became))
}
