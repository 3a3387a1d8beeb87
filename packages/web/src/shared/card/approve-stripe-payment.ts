import { t } from './card.messages.ts'
import type { CardOutcome } from './card-handle.ts'
import { loadProvider } from './load-stripe.ts'
import { stripeOutcome } from './stripe-outcome.ts'

/** Shows the page of the bank over this one, as Stripe does; rejects where its library can't be loaded. */
export async function approveStripePayment(publishableKey: string, secret: string): Promise<CardOutcome> {
  const stripe = await loadProvider(publishableKey)
  if (!stripe) return { kind: 'unknown', message: t('lost') }
  return stripeOutcome(await stripe.handleNextAction({ clientSecret: secret }))
}
