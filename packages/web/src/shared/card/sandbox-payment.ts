import { patienceMs } from '../../browser/timing.ts'
import { t } from './card.messages.ts'
import type { CardOutcome, PaymentState } from './card-handle.ts'

/** A card as it was typed. */
export interface TypedCard {
  number: string
  /** `MM/YY` */
  expiry: string
  cvc: string
  name: string
}

/** What the sandbox says of a payment; `needs-action` waits for the bank's approval. */
export type SandboxOutcome = CardOutcome | { kind: 'needs-action' }

interface SandboxAnswer {
  paymentIntent?: SandboxIntent
  setupIntent?: SandboxIntent
  error?: { code?: string; message?: string; payment_intent?: SandboxIntent }
}

interface SandboxIntent {
  id: string
  status: string
  payment_method: string | null
}

// A payment that had succeeded before answers as an error that carries it.
const intentOf = ({ paymentIntent, setupIntent, error }: SandboxAnswer) =>
  paymentIntent ?? setupIntent ?? error?.payment_intent

const succeeded = ({ id, payment_method }: SandboxIntent) =>
  ({ kind: 'succeeded', id, paymentMethod: payment_method ?? undefined }) as const

function outcomeOf(answer: SandboxAnswer): SandboxOutcome {
  const intent = intentOf(answer)
  if (intent?.status === 'succeeded') return succeeded(intent)
  if (intent?.status === 'requires_action') return { kind: 'needs-action' }
  return { kind: 'refused', message: answer.error?.message ?? t('unexpected') }
}

/** Rejects where there is no answer, or one after which nobody knows more. */
async function post(url: string, body: object): Promise<SandboxAnswer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (answer.status >= 500) throw new Error(`The sandbox answered ${answer.status}`)
  return answer.json()
}

const ask = (url: string, body: object): Promise<SandboxOutcome> =>
  post(url, body).then(outcomeOf, () => ({ kind: 'unknown', message: t('lost') }))

/** Pays with a card at the mock server, as a provider's library does. */
export function confirmSandboxCard(url: string, secret: string, card: TypedCard): Promise<SandboxOutcome> {
  const [month, year] = card.expiry.split('/').map(Number)
  return ask(`${url}payments/confirm`, {
    client_secret: secret,
    card: {
      number: card.number.replaceAll(/\D/g, ''),
      exp_month: month,
      exp_year: 2000 + (year ?? 0),
      cvc: card.cvc,
      name: card.name,
    },
  })
}

/** Says what the bank's own page would. */
export const answerSandboxBank = (url: string, secret: string, isApproved: boolean): Promise<SandboxOutcome> =>
  ask(`${url}payments/authenticate`, { client_secret: secret, approve: isApproved })

/** Has the bank ask the person, and tells it what was answered; never rejects. */
export async function approveSandboxPayment(
  url: string,
  secret: string,
  askBank: () => Promise<boolean>,
): Promise<CardOutcome> {
  const answer = await answerSandboxBank(url, secret, await askBank())
  return answer.kind === 'needs-action' ? { kind: 'refused', message: t('unexpected') } : answer
}

/** Asks what became of a payment. Trying it without a card charges nothing, and tells of one that was made. Rejects when there is no answer. */
export async function askSandboxPayment(url: string, secret: string): Promise<PaymentState> {
  const answer = await post(`${url}payments/confirm`, { client_secret: secret })
  const intent = intentOf(answer)
  if (intent?.status === 'succeeded') return succeeded(intent)
  return { kind: answer.error?.code === 'resource_missing' ? 'void' : 'open' }
}
