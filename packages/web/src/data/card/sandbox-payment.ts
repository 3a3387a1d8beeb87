import { t } from './card.messages.ts'
import type { CardOutcome } from './card-handle.ts'

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
  error?: { message?: string; payment_intent?: SandboxIntent }
}

interface SandboxIntent {
  id: string
  status: string
  payment_method: string | null
}

function outcomeOf({ paymentIntent, setupIntent, error }: SandboxAnswer): SandboxOutcome {
  // A payment that had succeeded before answers as an error that carries it.
  const intent = paymentIntent ?? setupIntent ?? error?.payment_intent
  if (intent?.status === 'succeeded') {
    return { kind: 'succeeded', id: intent.id, paymentMethod: intent.payment_method ?? undefined }
  }
  if (intent?.status === 'requires_action') return { kind: 'needs-action' }
  return { kind: 'refused', message: error?.message ?? t('unexpected') }
}

async function ask(url: string, body: object): Promise<SandboxOutcome> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.status >= 500) return { kind: 'unknown', message: t('lost') }
    return outcomeOf(await answer.json())
  } catch {
    return { kind: 'unknown', message: t('lost') }
  }
}

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
