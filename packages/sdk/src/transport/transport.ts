import { buildRequest } from '../operations/build-request.ts'
import { neededPart } from '../operations/operation-entry.ts'
import type { Answer } from '../operations/operation-types.ts'
import { type ReadResponse, readAnswer, readBody } from '../operations/read-answer.ts'
import { type Caller, checkAddress, checkNumber, type LineboardOptions } from './options.ts'
import { type Send, sendOnce, startDeadline, toCallError } from './send.ts'
import { activeToken, type SessionRequest, type SignRequest, sessionRequests } from './session-request.ts'
import { type Outgoing, placeOf, startTrace } from './trace.ts'
import type { TransportOptions, TransportPart, TransportParts } from './transport-part.ts'

/** What all calls of a client share: session, time limits, retries and typed errors. */
export interface Transport {
  baseUrl: string
  timeoutMs: number
  sign: SignRequest
  send: Send
  isOnline: () => boolean
  call: Caller
}

/**
 * A request as it is sent: by a client's own fetch, or by the platform's, looked up at the time of the call, so that tests and instrumentation may
 * replace it. That one makes a Request itself: given one, it makes a second.
 */
const outgoing = ({ url, init }: SessionRequest, method: string, own: LineboardOptions['fetch']): Outgoing => ({
  method,
  url,
  send: (signal) => (own ? own(new Request(url, init), { signal }) : fetch(url, { ...init, signal })),
})

/**
 * Makes the transport of a client. Alone it is enough for single operations: see `bindOperation`. What only some options need is given by
 * name: `retries` to send calls again, `limits` for `maxAnswerBytes`, `renewals` for `renewSession` and `giveCode`, `hooking` for `hooks`, `naming` for `userAgent`:
 * `createTransport({ baseUrl, session, retry: { attempts: 5 } }, { retries })`. Throws a TypeError where
 * `baseUrl` is missing, has no scheme, or has a user name or password in it, a RangeError for a number of the options that is none.
 */
export function createTransport<Part extends keyof TransportParts = never>(
  given: TransportOptions<Part>,
  parts?: Pick<TransportParts, Part>,
): Transport
export function createTransport(options: LineboardOptions, parts: Partial<TransportParts> = {}): Transport {
  const {
    timeoutMs: limitMs = 30_000,
    queryToken = true,
    profile,
    isOnline = () => globalThis.navigator?.onLine !== false,
  } = options
  checkNumber('timeoutMs', limitMs)
  const baseUrl = checkAddress('baseUrl', options.baseUrl)
  const tokens = { token: () => options.session?.get()?.id, ...options.tokens }
  const sign = sessionRequests(tokens, queryToken, profile?.maxUrlLength)
  const made = Object.values(parts).map((part) => part(options))
  const send = made.reduce((inner, part) => part.send?.(inner) ?? inner, sendOnce(options))

  const call: Caller = async (entry, args, asked) => {
    checkNumber('timeoutMs', asked.timeoutMs)
    const startedMs = Date.now()
    const sentWith = activeToken(tokens)
    // The key is made once, for the try after the session was renewed too.
    const hasKey = entry.takesKey && options.idempotencyKeys !== false
    const own = hasKey ? neededPart(entry, 'keys')(asked) : asked
    const { path, init } = buildRequest(entry, args, own.headers, options)
    const make = () => outgoing(sign(`${baseUrl}${path}`, init), init.method, options.fetch)
    const trace = startTrace(make(), entry.id)
    const place = () => placeOf(trace, startedMs)

    const attempt = async (): Promise<Answer> => {
      const deadline = startDeadline(own.timeoutMs ?? entry.timeoutMs ?? limitMs, own.signal)
      const sending = {
        trace,
        deadline,
        place,
        again: entry.isRepeatable || hasKey ? make : undefined,
        isRead: entry.effect === 'read',
        retry: own.retry,
      }
      let read: ReadResponse
      try {
        read = await send(sending, (response) => readBody(response, entry))
      } catch (cause) {
        throw toCallError(cause, place(), deadline, isOnline)
      } finally {
        deadline.clear()
      }
      const data = readAnswer(read, entry, args, place, options)
      const { requestId, attempts } = trace
      return { data, response: read.response, requestId, attempts, durationMs: Date.now() - startedMs }
    }

    const renew = () => Object.assign(trace, make())
    const begun = { asked, place, init, sentWith, renew }
    const around = (inner: () => Promise<Answer>, { around: each }: TransportPart) =>
      each ? () => each(begun, inner) : inner
    return made.reduce(around, attempt)()
  }
  return { baseUrl, timeoutMs: limitMs, sign, send, isOnline, call }
}
