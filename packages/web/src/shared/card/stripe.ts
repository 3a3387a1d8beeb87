import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { withTimeout } from '../../browser/timing.ts'

// Signals about the visitor's browser go to yet another host; a payment needs none of them.
loadStripe.setLoadParameters({ advancedFraudSignals: false })

const script = () => document.querySelector('script[src^="https://js.stripe.com/"]')

const scriptFailure = () =>
  new Promise<never>((_, reject) => {
    script()?.addEventListener('error', () => reject(new Error('The script did not come')), { once: true })
  })

/**
 * Ends what the loader still waits for. It never gives up a script that hangs, and after one that failed waits for the
 * same again; each of its two tries is told that it failed, so that the next load begins anew.
 */
async function giveUp(): Promise<void> {
  for (let tries = 0; tries < 2; tries += 1) {
    const late = script()
    late?.remove()
    late?.dispatchEvent(new Event('error'))
    await new Promise((resolve) => setTimeout(resolve))
  }
}

async function load(publishableKey: string): Promise<Stripe | null> {
  const loading = loadStripe(publishableKey)
  try {
    return await withTimeout(Promise.race([loading, scriptFailure()]))
  } catch (error) {
    await giveUp()
    throw error
  }
}

let loaded: { publishableKey: string; stripe: Promise<Stripe | null> } | undefined

/** Stripe's library, from its own host, brought once; rejects when it can't be loaded in time, and tries again the next time. */
export function loadProvider(publishableKey: string): Promise<Stripe | null> {
  if (loaded?.publishableKey === publishableKey) return loaded.stripe
  const stripe = load(publishableKey)
  loaded = { publishableKey, stripe }
  stripe.catch(() => {
    loaded = undefined
  })
  return stripe
}
