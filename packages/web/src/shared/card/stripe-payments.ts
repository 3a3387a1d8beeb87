import type { PaymentIntent, SetupIntent } from '@stripe/stripe-js'
import { t } from './card.messages.ts'
import type { CardOutcome, PaymentState } from './card-handle.ts'
import { loadProvider } from './stripe.ts'

type Intent = Pick<PaymentIntent | SetupIntent, 'id' | 'status' | 'payment_method'>

interface StripeResult {
  paymentIntent?: Intent | undefined
  setupIntent?: Intent | undefined
  error?:
    | {
        type: string
        code?: string | undefined
        message?: string | undefined
        payment_intent?: Intent | undefined
        setup_intent?: Intent | undefined
      }
    | undefined
}

/** Errors after which nobody knows what became of the payment. */
const unclear: readonly string[] = ['api_connection_error', 'api_error', 'rate_limit_error']

const intentOf = ({ paymentIntent, setupIntent, error }: StripeResult) =>
  paymentIntent ?? setupIntent ?? error?.payment_intent ?? error?.setup_intent

function succeeded({ id, payment_method: method }: Intent) {
  return { kind: 'succeeded' as const, id, paymentMethod: typeof method === 'string' ? method : method?.id }
}

/** What Stripe's answer means. A payment that had succeeded before answers as an error that carries it. */
export function stripeOutcome(result: StripeResult): CardOutcome {
  const { error } = result
  const intent = intentOf(result)
  if (intent?.status === 'succeeded') return succeeded(intent)
  if (intent?.status === 'processing') return { kind: 'unknown', message: t('processing') }
  if (error && unclear.includes(error.type)) return { kind: 'unknown', message: error.message ?? t('lost') }
  return { kind: 'refused', message: error?.message ?? t('unexpected') }
}

/** What Stripe says of a payment that it was only asked about. One it does not know can't be made. */
export function stripePaymentState(result: StripeResult): PaymentState {
  const intent = intentOf(result)
  if (intent?.status === 'succeeded') return succeeded(intent)
  const isVoid = intent ? intent.status === 'canceled' : result.error?.code === 'resource_missing'
  return { kind: isVoid ? 'void' : 'open' }
}

/** Shows the page of the bank over this one, as Stripe does; rejects where its library can't be loaded. */
export async function approveStripePayment(publishableKey: string, secret: string): Promise<CardOutcome> {
  const stripe = await loadProvider(publishableKey)
  if (!stripe) return { kind: 'unknown', message: t('lost') }
  return stripeOutcome(await stripe.handleNextAction({ clientSecret: secret }))
}

/** Asks Stripe what became of a payment, or of a card that is only kept; rejects where its library can't be loaded. */
export async function askStripePayment(publishableKey: string, secret: string): Promise<PaymentState> {
  const stripe = await loadProvider(publishableKey)
  if (!stripe) return { kind: 'open' }
  return stripePaymentState(
    await (secret.startsWith('seti_') ? stripe.retrieveSetupIntent(secret) : stripe.retrievePaymentIntent(secret)),
  )
}
