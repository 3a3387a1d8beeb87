import { Elements } from '@stripe/react-stripe-js'
import { useColorScheme } from '../../state/color-scheme-store.ts'
import type { CardFormProps } from './card-handle.ts'
import { loadProvider } from './load-stripe.ts'
import { stripeAppearance } from './stripe-appearance.ts'
import { StripeFields } from './stripe-fields.tsx'

interface StripeCardFormProps extends CardFormProps {
  publishableKey: string
}

/** Stripe's own card fields; what is typed into them never reaches this app. */
export function StripeCardForm({ publishableKey, ...form }: StripeCardFormProps) {
  const scheme = useColorScheme()
  return (
    // Fields belong to one payment for good: those of another one are new fields. Another look is put on those there are.
    <Elements
      key={form.secret}
      stripe={loadProvider(publishableKey)}
      options={{ clientSecret: form.secret, appearance: stripeAppearance(scheme) }}
    >
      <StripeFields {...form} />
    </Elements>
  )
}
