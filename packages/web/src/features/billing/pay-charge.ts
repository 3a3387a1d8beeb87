import type { Lineboard } from '@lineboard/sdk'
import { type WaitingPayment, waitingPayment } from '@lineboard/sdk/account'
import type { CardOutcome } from '../../parts/card/card-handle.ts'
import { attempted } from '../../parts/payment/attempt.ts'
import { MoneyError } from '../../parts/payment/money-text.ts'
import type { OrderBook, Settled } from '../../parts/payment/orders.ts'
import { t } from './account.messages.ts'
import { type Charge, topUpOf } from './charge.ts'
import { toWallet } from './to-wallet.ts'

type Answer = Awaited<ReturnType<Lineboard['PaymentMethod']['chargeCustomer']>>

/**
 * Charges a saved card for the wallet, as one order. Where its bank asks first, `approve` has the person answer, and what was paid is then put
 * into the wallet. A rejection ends the order, and nothing was charged; a lost answer leaves it open, and the same payment is gone on with.
 */
export function payCharge(
  { orders, api }: { orders: OrderBook; api: Pick<Lineboard, 'PaymentMethod'> },
  customerId: number,
  { key, charge }: { key: string; charge: Charge },
  approve: (payment: WaitingPayment) => Promise<CardOutcome>,
): Promise<Settled<Answer>> {
  return orders.send(topUpOf(customerId), key, charge, async (idempotencyKey) => {
    const became = await attempted(api.PaymentMethod.chargeCustomer({ body: charge }, { idempotencyKey }))
    const payment = became.kind === 'refused' ? waitingPayment(became.error) : undefined
    if (!payment) return became
    const outcome = await approve(payment)
    if (outcome.kind === 'succeeded') return toWallet(api, outcome.id, key)
    if (outcome.kind === 'refused') {
      return { kind: 'refused', error: new MoneyError(t('funds.notApproved', { why: outcome.message })) }
    }
    return { kind: 'unknown', error: new MoneyError(t('funds.bankLost', { why: outcome.message })) }
  })
}
