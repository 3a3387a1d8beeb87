import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

// Signals about the visitor's browser go to yet another host; a payment needs none of them.
loadStripe.setLoadParameters({ advancedFraudSignals: false })

let loaded: { publishableKey: string; stripe: Promise<Stripe | null> } | undefined

/** Stripe's library, from its own host, brought once; rejects when it can't be loaded, and tries again the next time. */
export function loadProvider(publishableKey: string): Promise<Stripe | null> {
  if (loaded?.publishableKey === publishableKey) return loaded.stripe
  const stripe = loadStripe(publishableKey)
  loaded = { publishableKey, stripe }
  stripe.catch(() => {
    loaded = undefined
  })
  return stripe
}
