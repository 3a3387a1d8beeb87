import { isValues, type SandboxAnswer, type SandboxCalls, type Values } from '../sandbox/sandbox-call.ts'
import type { PaymentIntent } from '../store/internal-rows.ts'
import type { World } from '../world.ts'
import { answerChallenge, type Confirmation, confirmIntent } from './intents.ts'
import type { TypedCard } from './sandbox-cards.ts'

function typedCard(card: unknown): TypedCard {
  const values = isValues(card) ? card : {}
  const { name } = values
  return {
    number: String(values.number ?? ''),
    exp_month: Number(values.exp_month),
    exp_year: Number(values.exp_year),
    cvc: String(values.cvc ?? ''),
    ...(typeof name === 'string' && { name }),
  }
}

const shown = ({ id, status, card }: PaymentIntent) => ({ id, status, payment_method: card?.token ?? null })

/** The answer of card providers' own libraries: `paymentIntent` or `setupIntent` on success, else `error`. */
function toAnswer(confirmation: Confirmation): SandboxAnswer {
  if (confirmation.kind === 'unreachable') return 'cut'
  if (confirmation.kind === 'refused') {
    const { problem, intent } = confirmation
    return {
      status: 402,
      body: { error: { type: 'card_error', ...problem, ...(intent && { payment_intent: shown(intent) }) } },
    }
  }
  const intent = shown(confirmation.intent)
  return { status: 200, body: intent.id.startsWith('seti_') ? { setupIntent: intent } : { paymentIntent: intent } }
}

/** A provider does not forget what it has charged, even if it is killed right after. */
function kept({ commit }: World, confirmation: Confirmation): SandboxAnswer {
  commit()
  return toAnswer(confirmation)
}

const placeOf = ({ store, clock }: World) => ({ store, now: () => clock.now() })
const secretOf = (body: Values) => String(body.client_secret ?? '')

/**
 * Answers what the web app's own card form asks in place of a card provider's library:
 * `POST …/confirm` `{client_secret, card: {number, exp_month, exp_year, cvc, name?}}` ends a payment or the saving of a
 * card; where it answers the status `requires_action`, `POST …/authenticate` `{client_secret, approve}` says what the
 * bank's page would. A card of the number 4000000000000119 breaks the connection.
 */
export const cardCalls: SandboxCalls = {
  'payments/confirm': {
    id: 'Sandbox.confirmCard',
    needsStorage: true,
    answer: (body, world) => kept(world, confirmIntent(placeOf(world), secretOf(body), typedCard(body.card))),
  },
  'payments/authenticate': {
    id: 'Sandbox.authenticateCard',
    needsStorage: true,
    answer: (body, world) => kept(world, answerChallenge(placeOf(world), secretOf(body), body.approve === true)),
  },
}
