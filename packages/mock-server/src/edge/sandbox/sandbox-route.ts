import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { DAY_MS } from '@lineboard/contract/durations'
import { isTimeZone } from '@lineboard/contract/time-zone'
import { minutesAhead } from '@lineboard/contract/zone-rules'
import { applyFaults } from '../../api/pipeline/apply-faults.ts'
import { encode, errorResponse, jsonType } from '../../api/pipeline/encode.ts'
import { answerChallenge, type Confirmation, confirmIntent } from '../../domain/billing/cards/intents.ts'
import type { TypedCard } from '../../domain/billing/cards/sandbox-cards.ts'
import { isJson, utf8Text } from '../../ground/body-text.ts'
import { badRequest, LoopbackError, refuseUnstored } from '../../ground/errors.ts'
import { parseJson } from '../../ground/parse-json.ts'
import type { PaymentIntent } from '../../store/rows/internal-rows.ts'
import type { SandboxId } from '../../world/faults/latencies.ts'
import type { ApiAnswer } from '../../world/request-log/exchanges.ts'
import type { JournalEntry } from '../../world/request-log/journal.ts'
import type { World } from '../../world/world.ts'
import { readBody } from '../http/request.ts'
import { applyCors, type Route, send } from '../http/send.ts'

/** A JSON object, as it came. */
type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** What to answer; `cut` breaks the connection. */
type SandboxAnswer = { status: number; body: unknown } | 'cut'

/** One call of the sandbox. Throws a `LoopbackError` for a body it can't use. */
interface SandboxCall {
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

/** Most days that are answered: two years of them. */
const MOST_DAYS = 731

/**
 * Tells the time zone rules of this server: `POST /__mock/time-zone` `{timeZone, fromMs, days}` answers `{minutesAhead}`, one for each day. The app
 * compares them with those of the browser, as either may be too old to know the latest change of a zone.
 */
export const timeZoneCalls: SandboxCalls = {
  'time-zone': {
    id: 'Sandbox.timeZone',
    needsStorage: false,
    answer({ timeZone, fromMs, days }) {
      const [from, count] = [Number(fromMs), Number(days)]
      if (typeof timeZone !== 'string' || !isTimeZone(timeZone)) throw badRequest('timeZone must be an IANA name')
      if (!Number.isInteger(from) || Math.abs(from) > 1e14) throw badRequest('fromMs must be milliseconds since 1970')
      if (!Number.isInteger(count) || count < 1 || count > MOST_DAYS)
        throw badRequest(`days must be a whole number from 1 to ${MOST_DAYS}`)
      return {
        status: 200,
        body: { minutesAhead: Array.from({ length: count }, (_, day) => minutesAhead(timeZone, from + day * DAY_MS)) },
      }
    },
  },
}

/** Whether the sandbox lives at an address: below `/__mock/payments`, or `/__mock/captcha/token` and `/__mock/time-zone`. */
export const isSandboxPath = (pathname: string): boolean =>
  /^\/__mock\/(payments(\/|$)|captcha\/token$|time-zone$)/.test(pathname)

const prefix = '/__mock/'

async function bodyOf(request: IncomingMessage): Promise<Values> {
  const bytes = await readBody(request)
  // Only JSON is taken, so that no page of another origin can send a plain form here.
  if (!isJson(request.headers['content-type'])) throw new LoopbackError(415, 'Send JSON.')
  const text = utf8Text(bytes, request.headers['content-type'])
  try {
    const value: unknown = parseJson(text)
    if (isValues(value)) return value
  } catch {
    // Told of below, in the same words as a body that is no object.
  }
  throw new LoopbackError(400, 'Expected a JSON object.')
}

type Notes = Pick<Partial<JournalEntry>, 'planned'>

async function answerOf(request: IncomingMessage, call: SandboxCall, world: World, notes: Notes): Promise<ApiAnswer> {
  try {
    const body = await bodyOf(request)
    const faultAnswer = await applyFaults(world, call.id, notes)
    if (faultAnswer) return faultAnswer
    if (call.needsStorage) refuseUnstored(world)
    const answer = call.answer(body, world)
    if (answer === 'cut') return { kind: 'cut' }
    return encode({ statusCode: answer.status, headers: { 'content-type': jsonType }, body: answer.body })
  } catch (problem) {
    if (problem instanceof LoopbackError) return encode(errorResponse(problem))
    throw problem
  }
}

async function deliver(request: IncomingMessage, response: ServerResponse, answer: ApiAnswer): Promise<void> {
  if (answer.kind === 'hang') return
  if (answer.kind === 'cut') request.socket.destroy()
  else await send(response, answer.status, { 'cache-control': 'no-store', ...answer.headers }, answer.body)
}

function noSuchCall(method: string | undefined, name: string, calls: SandboxCalls): LoopbackError {
  const known = Object.keys(calls).map((one) => `POST ${one}`)
  return new LoopbackError(404, `There is no ${method} ${name} in the sandbox. There are: ${known.join(', ')}.`)
}

/** Serves calls of the sandbox for one world. Faults strike them and the journal has them, without what was typed. */
export function createSandboxRoute(world: World, calls: SandboxCalls): Route {
  return async (request, response, { pathname }) => {
    if (applyCors(request, response)) {
      response.writeHead(204).end()
      return
    }
    const name = pathname.slice(prefix.length)
    const call = request.method === 'POST' && Object.hasOwn(calls, name) ? calls[name] : undefined
    if (!call) {
      await deliver(request, response, encode(errorResponse(noSuchCall(request.method, name, calls))))
      return
    }
    const startedMs = performance.now()
    const notes: Notes = {}
    const answer = await answerOf(request, call, world, notes)
    world.journal.add({
      at: world.clock.now().toISOString(),
      method: 'POST',
      url: pathname,
      operationId: call.id,
      status: answer.kind === 'answer' ? answer.status : 0,
      durationMs: Math.round((performance.now() - startedMs) * 10) / 10,
      ...notes,
    })
    await deliver(request, response, answer)
  }
}
