import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect } from 'react'
import type { ColorScheme } from '../../lib/look.ts'
import { useColorScheme } from '../../state/color-scheme-store.ts'
import { t } from './card.messages.ts'
import type { CardFormProps, CardOutcome } from './card-handle.ts'
import { loadProvider } from './stripe.ts'
import { stripeOutcome } from './stripe-payments.ts'

/** The look of Stripe's fields, which stand in frames of their own, from the colours of the page. */
function stripeAppearance(scheme: ColorScheme): Appearance {
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => style.getPropertyValue(`--lb-${name}`).trim()
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('primary'),
      colorBackground: color('surface'),
      colorText: color('text'),
      colorDanger: color('error'),
      borderRadius: color('radius-m'),
      fontSizeBase: '16px',
    },
  }
}

async function confirmWith(
  stripe: Stripe,
  elements: StripeElements,
  secret: string,
  name: string,
): Promise<CardOutcome> {
  const { error } = await elements.submit()
  if (error) return { kind: 'not-tried', message: error.message ?? t('unexpected') }
  const options = {
    elements,
    redirect: 'if_required' as const,
    confirmParams: { return_url: location.href, payment_method_data: { billing_details: { name } } },
  }
  // Nothing is due with some choices: the card is then only kept, which Stripe has another name for.
  return stripeOutcome(
    await (secret.startsWith('seti_') ? stripe.confirmSetup(options) : stripe.confirmPayment(options)),
  )
}

/** The fields themselves, below the library that makes them. */
function StripeFields({ secret, isBusy, onHandle, onComplete }: CardFormProps) {
  const stripe = useStripe()
  const elements = useElements()

  useEffect(() => {
    if (!stripe || !elements) return
    const confirm = (name: string) =>
      confirmWith(stripe, elements, secret, name).catch((): CardOutcome => ({ kind: 'unknown', message: t('lost') }))
    onHandle({ confirm })
    return () => onHandle(undefined)
  }, [stripe, elements, secret, onHandle])

  useEffect(() => () => onComplete(false), [onComplete])

  return (
    <PaymentElement
      options={{ readOnly: isBusy, fields: { billingDetails: { name: 'never' } } }}
      onChange={({ complete }) => onComplete(complete)}
    />
  )
}

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
