import { randomBytes } from 'node:crypto'
import { answerChallenge, type Confirmation, confirmIntent } from '../../domain/billing/cards/intents.ts'
import type { TypedCard } from '../../domain/billing/cards/sandbox-cards.ts'
import { badRequest } from '../../ground/errors.ts'
import type { PaymentIntent } from '../../store/rows/internal-rows.ts'
import type { SandboxId } from '../../world/faults/operation-pattern.ts'
import type { World } from '../../world/world.ts'

/** A JSON object, as it came. */
export type Values = Readonly<Record<string, unknown>>

export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** What to answer; `cut` breaks the connection. */
type SandboxAnswer = { status: number; body: unknown } | 'cut'

/** One call of the sandbox. Throws a `LoopbackError` for a body it can't use. */
export interface SandboxCall {
  id: SandboxId
  /** Whether it changes what is kept, so that it is refused while that can't be. */
  needsStorage: boolean
  answer(body: Values, world: World): SandboxAnswer
}

/** Calls by their path below `/__mock`. */
export type SandboxCalls = Readonly<Record<string, SandboxCall>>

const isAction = (value: unknown): value is string => typeof value === 'string' && /^[\w/]{1,100}$/.test(value)

/**
 * Stands in for a score-based captcha: `POST /__mock/captcha/token` `{action}` answers `{token}`, for one use. Who is taken
 * for a robot gets an empty token: a fault of `Sandbox.captchaToken` with status 200 and the body `{token: ''}`.
 */
export const captchaCalls: SandboxCalls = {
  'captcha/token': {
    id: 'Sandbox.captchaToken',
    needsStorage: false,
    answer({ action }) {
      // Real ones refuse other characters too, so that an action's name works with either.
      if (!isAction(action)) throw badRequest('action must be a name of letters, digits, _ and /')
      return {
        status: 200,
        body: { token: `sandbox_${action.replaceAll('/', '_')}_${randomBytes(16).toString('hex')}` },
      }
    },
  },
}

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
