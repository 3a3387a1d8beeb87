import { needsRecentCode, UnauthorizedError } from '../errors/api-error.ts'
import type { CallPlace } from '../errors/lineboard-error.ts'
import { apiError } from '../errors/to-api-error.ts'
import { type AnyArgs, buildRequest } from '../operations/build-request.ts'
import { neededPart, type OperationEntry } from '../operations/operation-entry.ts'
import type { Answer, CallOptions, RetryOptions } from '../operations/operation-types.ts'
import { type ReadResponse, readAnswer, readBody, refusedSignIn } from '../operations/read-answer.ts'
import { checkAddress, checkLimits, type LineboardOptions } from './options.ts'
import { createSend, type Send, sleep, startDeadline, toCallError } from './send.ts'
import { activeToken, type SessionRequest, type SignRequest, sessionRequests } from './session-request.ts'
import { type Outgoing, placeOf, startTrace } from './trace.ts'

/** Calls one operation. */
export type Caller = (entry: OperationEntry, args: AnyArgs, options: CallOptions) => Promise<Answer>

/** What all calls of a client share: session, time limits, retries and typed errors. */
export interface Transport {
  baseUrl: string
  timeoutMs: number
  retry: RetryOptions
  sign: SignRequest
  send: Send
  isOnline: () => boolean
  call: Caller
}

const once: RetryOptions = { attempts: 1, baseDelayMs: 0 }

/**
 * A request as it is sent: by a client's own fetch, or by the platform's, looked up at the time of the call, so that tests and instrumentation may
 * replace it. That one makes a Request itself: given one, it makes a second.
 */
const outgoing = ({ url, init }: SessionRequest, method: string, own: LineboardOptions['fetch']): Outgoing => ({
  method,
  url,
  send: (signal) => (own ? own(new Request(url, init), { signal }) : fetch(url, { ...init, signal })),
})

/** What a hook throws changes nothing of the call: by then it may have been carried out. */
function callHook(hook: () => void): void {
  try {
    hook()
  } catch {}
}

// Browsers name themselves, and ask a server first whether it takes another name.
const mayNameItself = () => !/^Mozilla/.test(globalThis.navigator?.userAgent)

/** Data of a successful answer. Throws what the caller is to fail with where the answer is not what was promised. */
const dataOf = (
  read: ReadResponse,
  entry: OperationEntry,
  args: AnyArgs,
  place: () => CallPlace,
  { validate, fit }: Pick<LineboardOptions, 'validate' | 'fit'>,
) =>
  readAnswer(read, entry, place, {
    args,
    fit,
    check(sent) {
      const refused = entry.id === 'DashUser.authenticate' && refusedSignIn(sent)
      if (refused) throw apiError(refused, place())
      validate?.(sent, args, place())
    },
    // With a validator the caller learns every difference, not only that there is one.
    isLoose: validate !== undefined,
  })

/**
 * Makes the transport of a client. Alone it is enough for single operations: see `bindOperation`. Throws a TypeError where
 * `baseUrl` is missing, has no scheme, or has a user name or password in it, a RangeError for a number of the options that is none.
 */
export function createTransport(options: LineboardOptions): Transport {
  const {
    timeoutMs: limitMs = 30_000,
    queryToken = true,
    profile,
    hooks = {},
    userAgent,
    isOnline = () => globalThis.navigator?.onLine !== false,
  } = options
  checkLimits(options)
  // Throws for what no header takes.
  if (userAgent) new Headers({ 'user-agent': userAgent })
  const baseUrl = checkAddress('baseUrl', options.baseUrl)
  const tokens = { token: () => options.session?.get()?.id, ...options.tokens }
  const retry = (options.retry ?? { attempts: 3, baseDelayMs: 300 }) || once
  const sign = sessionRequests(tokens, queryToken, profile?.maxUrlLength)
  const send = createSend({ ...options, sleep: options.sleep ?? sleep })

  const call: Caller = async (known, args, asked) => {
    checkLimits(asked)
    const startedMs = Date.now()
    const sentWith = activeToken(tokens)
    // The key is made once, for the try after the session was renewed too.
    const hasKey = known.takesKey && options.idempotencyKeys !== false
    const own = hasKey ? neededPart(known, 'keys')(asked) : asked
    const entry = hasKey ? { ...known, isRepeatable: true } : known
    const { path, init } = buildRequest(entry, args, own.headers, options)
    if (userAgent && mayNameItself()) init.headers['user-agent'] ??= userAgent
    const make = () => outgoing(sign(`${baseUrl}${path}`, init), init.method, options.fetch)
    const trace = startTrace(make(), entry.id)
    const place = () => placeOf(trace, startedMs)

    const attempt = async (): Promise<Answer> => {
      const deadline = startDeadline(own.timeoutMs ?? entry.timeoutMs ?? limitMs, own.signal)
      const sending = {
        trace,
        deadline,
        place,
        again: entry.isRepeatable ? make : undefined,
        isRead: entry.effect === 'read',
        retry: (own.retry ?? retry) || once,
      }
      let read: ReadResponse
      try {
        read = await send(sending, (response) => readBody(response, entry))
      } catch (cause) {
        throw toCallError(cause, place(), deadline, isOnline)
      } finally {
        deadline.clear()
      }
      const data = dataOf(read, entry, args, place, options)
      const { requestId, attempts } = trace
      return { data, response: read.response, requestId, attempts, durationMs: Date.now() - startedMs }
    }

    callHook(() => hooks.before?.(place()))
    try {
      let answer: Answer
      try {
        answer = await attempt()
      } catch (error) {
        const isReady = await (error instanceof UnauthorizedError
          ? options.renewSession?.(error, sentWith)
          : needsRecentCode(error) && options.giveCode?.())
        if (!isReady) throw error
        trace.request = make()
        answer = await attempt()
      }
      callHook(() => hooks.after?.(place(), answer.response))
      return answer
    } catch (error) {
      callHook(() => hooks.onError?.(error, place()))
      throw error
    }
  }
  return { baseUrl, timeoutMs: limitMs, retry, sign, send, isOnline, call }
}
