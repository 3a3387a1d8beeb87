import { UnauthorizedError } from '../errors/api-error.ts'
import type { CallPlace } from '../errors/lineboard-error.ts'
import { apiError } from '../errors/to-api-error.ts'
import { startDeadline } from '../middleware/deadline.ts'
import type { CallHooks } from '../middleware/hooks.ts'
import { type RetryOptions, type Sleep, sleep } from '../middleware/retry.ts'
import { createSend, type Send, toCallError } from '../middleware/send.ts'
import {
  activeToken,
  type SessionRequest,
  type SessionTokens,
  type SignRequest,
  sessionRequests,
} from '../middleware/session-request.ts'
import { type Outgoing, placeOf, startTrace } from '../middleware/trace.ts'
import { checkAddress } from '../options/check-address.ts'
import { checkNumber } from '../options/check-number.ts'
import type { ServerProfile } from '../profile/server-profile.ts'
import { refusedSignIn } from '../session/refused-sign-in.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { Answer } from './answer.ts'
import { type AnyArgs, buildRequest } from './build-request.ts'
import { neededPart } from './needed-part.ts'
import type { OperationEntry } from './operation-entry.ts'
import type { CallOptions } from './operation-types.ts'
import { type ReadResponse, readAnswer, readBody } from './read-answer.ts'

/** What a client is made with. */
export interface LineboardOptions {
  /** Address of the core API with its path, such as `https://core.example.com:9443/api/v1`; never a user name or password in it. */
  baseUrl: string
  /** Where the session that `signIn` of a client begins is kept: `memorySession`, `storageSession`, or one of yours. @default in memory */
  session?: SessionStore
  /** Tokens that are kept elsewhere; they go before `session`, and without either only public operations answer. */
  tokens?: SessionTokens
  /** What sends requests. @default the platform's fetch */
  fetch?: (input: Request, init?: RequestInit) => Promise<Response>
  /** Time limit of a call in milliseconds, its retries included; 0 for none. Some operations have a documented one. @default 30000 */
  timeoutMs?: number
  /** How reads and repeatable writes are tried again when the network or a server fails. @default 3 attempts, 300 ms */
  retry?: RetryOptions | false
  /**
   * Send an `Idempotency-Key` with calls that move money, and send those again when an answer was lost. Turn it off for a core API that
   * does not know the header: there the second try would charge a second time. @default true
   */
  idempotencyKeys?: boolean
  /**
   * What the server was found to mean by filters, which are then written for it: `readProfile` of `@lineboard/sdk/profile`. Without
   * one they are written so that every server means the same.
   */
  profile?: ServerProfile
  /** Send the token as `access_token` too: a stock LoopBack server refuses the Bearer header alone. @default true */
  queryToken?: boolean
  /**
   * Asked when a call was refused with a 401; true makes the call once more, with the tokens of that moment. `sentWith` is
   * the token the call carried: where the session was renewed since, the call need only be made again.
   */
  renewSession?: (error: UnauthorizedError, sentWith: string | undefined) => Promise<boolean>
  /** Whether there is a network at all, for `offline` of a NetworkError. @default what the platform's navigator says */
  isOnline?: () => boolean
  /** What holds answers against the contract: `checkAnswers` of `@lineboard/sdk/validate`. */
  validate?: AnswerCheck
  /** Told before and after each call, and of its failure: `logCalls` for a log. */
  hooks?: CallHooks
  /** Names the program to the server (`User-Agent`), such as `nightly-export/1.2`; browsers send their own. */
  userAgent?: string
  /** Largest answer read in bytes, unpacked; beyond it a call fails with an AnswerTooLargeError. 0 for any. @default 0 */
  maxAnswerBytes?: number
  /** How to wait between retries. @default a timer */
  sleep?: Sleep
}

/** Holds an answer against what was promised; throws what the call is to fail with. */
export type AnswerCheck = (data: unknown, args: AnyArgs, place: CallPlace) => void

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

/** Throws a RangeError for a number of a client's or a call's options that is none. */
function checkLimits({ timeoutMs, retry, maxAnswerBytes }: CallOptions & { maxAnswerBytes?: number }): void {
  const { attempts = 1, baseDelayMs } = retry || {}
  checkNumber('timeoutMs', timeoutMs)
  checkNumber('maxAnswerBytes', maxAnswerBytes)
  checkNumber('baseDelayMs', baseDelayMs)
  checkNumber('attempts', attempts, 1)
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

/** What a hook throws changes nothing of the call: by then it may have been carried out. */
function callHook(hook: () => void): void {
  try {
    hook()
  } catch {}
}

// Browsers name themselves, and ask a server first whether it takes another name.
const mayNameItself = () => !/^Mozilla/.test(globalThis.navigator?.userAgent)

/**
 * Makes the transport of a client. Alone it is enough for single operations: see `bindOperation`. Throws a TypeError where
 * `baseUrl` is missing, has no scheme, or has a user name or password in it, a RangeError for a number of the options that is none.
 */
export function createTransport(options: LineboardOptions): Transport {
  const {
    timeoutMs: limitMs = 30_000,
    queryToken = true,
    validate,
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
  const send = createSend({
    sleep: options.sleep ?? sleep,
    maxAnswerBytes: options.maxAnswerBytes,
  })

  const call: Caller = async (known, args, asked) => {
    checkLimits(asked)
    const startedMs = Date.now()
    const sentWith = activeToken(tokens)
    // The key is made once, for the try after the session was renewed too.
    const hasKey = known.takesKey && options.idempotencyKeys !== false
    const own = hasKey ? neededPart(known, 'keys')(asked) : asked
    const entry = hasKey ? { ...known, isRepeatable: true } : known
    const { path, init } = buildRequest(entry, args, own.headers, profile)
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
      const data = readAnswer(read, entry, place, {
        args,
        check(sent) {
          const refused = entry.id === 'DashUser.authenticate' && refusedSignIn(sent)
          if (refused) throw apiError(refused, place())
          validate?.(sent, args, place())
        },
        // Whoever wants answers held against the contract is told all that differs, and not that something does.
        isLoose: validate !== undefined,
      })
      const { requestId, attempts } = trace
      return { data, response: read.response, requestId, attempts, durationMs: Date.now() - startedMs }
    }

    callHook(() => hooks.before?.(place()))
    try {
      let answer: Answer
      try {
        answer = await attempt()
      } catch (error) {
        if (!(error instanceof UnauthorizedError) || !(await options.renewSession?.(error, sentWith))) throw error
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
