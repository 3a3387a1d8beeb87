import { transfer } from '../ledger/ledger.ts'
import type { PaymentIntent } from '../store/internal-rows.ts'
import type { Store } from '../store/types.ts'
import { toMinor } from './money.ts'

/** As a version without a ledger kept it: hundredths of any currency. */
type OlderIntent = PaymentIntent & { amountCents?: number }

/**
 * Brings payments that an older version has kept into the books: amounts in minor units of their currency, what was paid and
 * not used at `payment:<intent>`. What waited for a bank holds no money, so it is confirmed anew.
 */
export function openIntents(store: Store, at: Date): void {
  const intents = store.table('PaymentIntent')
  for (const intent of intents.find() as OlderIntent[]) {
    const { id, amountCents, currency, card, ...rest } = intent
    if (amountCents === undefined) continue
    const minor = toMinor(amountCents / 100, currency)
    const waits = intent.status === 'requires_action'
    const kept = { ...rest, id, currency, amountMinor: minor }
    intents.replace(id, waits ? { ...kept, status: 'requires_payment_method' } : { ...kept, ...(card && { card }) })
    if (intent.status !== 'succeeded' || intent.transactionId !== undefined || minor === 0) continue
    transfer(store, { debit: 'opening', credit: `payment:${id}`, minor, currency, at: at.toISOString() })
  }
}
