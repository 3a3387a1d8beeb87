import type { PaymentIntent, SetupIntent } from '@stripe/stripe-js'
import { t } from './card.messages.ts'
import type { CardOutcome } from './card-handle.ts'

type Intent = Pick<PaymentIntent | SetupIntent, 'id' | 'status' | 'payment_method'>

interface StripeResult {
  paymentIntent?: Intent | undefined
  setupIntent?: Intent | undefined
  error?:
    | {
        type: string
        message?: string | undefined
        payment_intent?: Intent | undefined
        setup_intent?: Intent | undefined
      }
    | undefined
}

/** Errors after which nobody knows what became of the payment. */
const unclear: readonly string[] = ['api_connection_error', 'api_error', 'rate_limit_error']

/** What Stripe's answer means. A payment that had succeeded before answers as an error that carries it. */
export function stripeOutcome({ paymentIntent, setupIntent, error }: StripeResult): CardOutcome {
  const intent = paymentIntent ?? setupIntent ?? error?.payment_intent ?? error?.setup_intent
  if (intent?.status === 'succeeded') {
    const method = intent.payment_method
    return { kind: 'succeeded', id: intent.id, paymentMethod: typeof method === 'string' ? method : method?.id }
  }
  if (intent?.status === 'processing') return { kind: 'unknown', message: t('processing') }
  if (error && unclear.includes(error.type)) return { kind: 'unknown', message: error.message ?? t('lost') }
  return { kind: 'refused', message: error?.message ?? t('unexpected') }
}
