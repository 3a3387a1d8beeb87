import type { PaymentState } from './card-handle.ts'
import { loadProvider } from './load-stripe.ts'
import { stripePaymentState } from './stripe-outcome.ts'

/** Asks Stripe what became of a payment, or of a card that is only kept; rejects where its library can't be loaded. */
export async function askStripePayment(publishableKey: string, secret: string): Promise<PaymentState> {
  const stripe = await loadProvider(publishableKey)
  if (!stripe) return { kind: 'open' }
  return stripePaymentState(
    await (secret.startsWith('seti_') ? stripe.retrieveSetupIntent(secret) : stripe.retrievePaymentIntent(secret)),
  )
}
