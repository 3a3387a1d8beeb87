import type { IncomingMessage, ServerResponse } from 'node:http'
import { LoopbackError, notFound } from '../errors/loopback-error.ts'
import { applyCors } from '../http/cors.ts'
import { readBody } from '../http/read-body.ts'
import { sendJson } from '../http/send.ts'
import type { World } from '../world.ts'
import { answerChallenge, type Confirmation, confirmIntent } from './intents.ts'
import type { TypedCard } from './sandbox-cards.ts'

/** Where the sandbox provider lives. */
export const sandboxPrefix = '/__mock/payments'

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

async function bodyOf(request: IncomingMessage): Promise<Values> {
  const text = (await readBody(request)).toString('utf8')
  // Only JSON is taken, so that no page of another origin can send a plain form here.
  if (!request.headers['content-type']?.includes('json')) throw new LoopbackError(415, 'Send JSON.')
  try {
    const value: unknown = JSON.parse(text)
    if (isValues(value)) return value
  } catch {
    // Told of below, in the same words as a body that is no object.
  }
  throw new LoopbackError(400, 'Expected a JSON object.')
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

/** The answer of card providers' own libraries: `paymentIntent` or `setupIntent` on success, else `error`. */
function toAnswer(confirmation: Exclude<Confirmation, { kind: 'unreachable' }>): { status: number; body: unknown } {
  if (confirmation.kind === 'refused') {
    return { status: 402, body: { error: { type: 'card_error', ...confirmation.problem } } }
  }
  const { id, status, card } = confirmation.intent
  const intent = { id, status, payment_method: card?.token ?? null }
  return { status: 200, body: id.startsWith('seti_') ? { setupIntent: intent } : { paymentIntent: intent } }
}

/**
 * Answers what the web app's own card form asks in place of a card provider's library:
 * `POST …/confirm` `{client_secret, card: {number, exp_month, exp_year, cvc, name?}}` ends a payment or the saving of a
 * card; where it answers the status `requires_action`, `POST …/authenticate` `{client_secret, approve}` says what the
 * bank's page would. A card of the number 4000000000000119 breaks the connection. With a real key this is nowhere.
 */
export function createSandboxRoute(world: Pick<World, 'store' | 'clock'>, stripeKey: string | null) {
  const place = { store: world.store, now: () => world.clock.now() }
  const actions: Readonly<Record<string, (body: Values, secret: string) => Confirmation>> = {
    confirm: (body, secret) => confirmIntent(place, secret, typedCard(body.card)),
    authenticate: (body, secret) => answerChallenge(place, secret, body.approve === true),
  }

  async function answer(request: IncomingMessage, name: string): Promise<Confirmation> {
    const act = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (stripeKey !== null || request.method !== 'POST' || !act) throw notFound('action', name)
    const body = await bodyOf(request)
    return act(body, String(body.client_secret ?? ''))
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (applyCors(request, response)) {
      response.writeHead(204).end()
      return
    }
    try {
      const confirmation = await answer(request, url.pathname.slice(sandboxPrefix.length + 1))
      if (confirmation.kind === 'unreachable') {
        request.socket.destroy()
        return
      }
      const { status, body } = toAnswer(confirmation)
      await sendJson(response, status, body)
    } catch (problem) {
      if (!(problem instanceof LoopbackError)) throw problem
      await sendJson(response, problem.statusCode, problem.toBody())
    }
  }
}
