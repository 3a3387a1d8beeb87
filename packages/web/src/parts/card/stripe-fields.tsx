import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect } from 'react'
import { t } from './card.messages.ts'
import type { CardFormProps, CardOutcome } from './card-handle.ts'
import { stripeOutcome } from './stripe-outcome.ts'

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
export function StripeFields({ secret, isBusy, onHandle, onComplete }: CardFormProps) {
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
