import { withTimeout } from '../../browser/timing.ts'
import type { PaymentState } from './card-handle.ts'
import { cardSource } from './card-source.ts'
import { askSandboxPayment } from './sandbox-payment.ts'

/** Asks the card provider what became of a payment, without trying it; never rejects. */
export async function askPayment(secret: string): Promise<PaymentState> {
  const source = cardSource()
  try {
    if (source.kind === 'sandbox') return await askSandboxPayment(source.url, secret)
    if (source.kind === 'stripe') {
      const { askStripePayment } = await import('./card-providers.ts')
      return await withTimeout(askStripePayment(source.publishableKey, secret))
    }
  } catch {
    // Who can't be asked says nothing.
  }
  return { kind: 'open' }
}
