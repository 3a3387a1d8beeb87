import type { Lineboard } from '@lineboard/sdk'
import { errorText } from '../../lib/errors/error-text.ts'
import { attempted } from '../../shared/payment/attempt.ts'
import { MoneyError } from '../../shared/payment/money-text.ts'
import type { Attempt } from '../../shared/payment/orders.ts'
import { t } from './account.messages.ts'

type Answer = Awaited<ReturnType<Lineboard['PaymentMethod']['intentToWallet']>>

/** Failed where the card has paid: the order has to go on, whatever the answer was. */
export class ChargedError extends MoneyError {}

/** Puts what a card has paid into the wallet. No failure ends the order: the money is on its way. */
export async function toWallet(
  api: Pick<Lineboard, 'PaymentMethod'>,
  intentId: string,
  key: string,
): Promise<Attempt<Answer>> {
  const became = await attempted(
    api.PaymentMethod.intentToWallet({ body: { intentId } }, { idempotencyKey: `${key}.wallet` }),
  )
  if (became.kind === 'done') return became
  const why = 'error' in became ? errorText(became.error) : ''
  return { kind: 'unknown', error: new ChargedError(t('funds.chargedNotAdded', { why })) }
}
