import { UnauthorizedError } from '../errors/api-error.ts'
import type { ContractError } from '../errors/contract-error.ts'
import { apiError } from '../errors/to-api-error.ts'
import { startDeadline } from '../middleware/deadline.ts'
import { type RetryOptions, type Sleep, sleep } from '../middleware/retry.ts'
import { createSend, placeOf, type Send, toCallError } from '../middleware/send.ts'
import { activeToken, type MakeRequest, type SessionTokens, sessionRequests } from '../middleware/session-request.ts'
import type { ServerProfile } from '../profile/server-profile.ts'
import { refusedSignIn } from '../session/refused-sign-in.ts'
import { type AnyArgs, buildRequest } from './build-request.ts'
import type { OperationEntry } from './operation-entry.ts'
import type { CallOptions } from './operation-types.ts'
import { readAnswer } from './read-answer.ts'

/** What a client is made with. */
export interface LineboardOptions {
  /** Address of the core API with its path, such as `https://core.example.com:9443/api/v1`. */
  baseUrl: string
  /** Where the session's tokens come from; without them only public operations answer. */
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
   * one they are written so that every server means the same. `raw` does without.
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
  /**
   * Whether answers are held against the contract: `warn` tells `onDrift`, `throw` makes the call fail with a ContractError.
   * The schemas are loaded with the first answer. Answers of `raw` are not held against it. @default 'off'
   */
  validate?: 'off' | 'warn' | 'throw'
  /** Told of an answer that differs from the contract, with `warn`. @default console.warn */
  onDrift?: (error: ContractError) => void
  /** Largest answer read in bytes, unpacked; beyond it a call fails with an AnswerTooLargeError. 0 for any. @default 0 */
  maxAnswerBytes?: number
  /** How to wait between retries. @default a timer */
  sleep?: Sleep
}

/** An answer and the response it came with. */
export interface Answer<Data = unknown> {
  data: Data
  response: Response
}

/** Calls one operation. */
export type Caller = (entry: OperationEntry, args: AnyArgs, options: CallOptions) => Promise<Answer>

/** What all calls of a client share: session, time limits, retries and typed errors. */
export interface Transport {
  baseUrl: string
  timeoutMs: number
  makeRequest: MakeRequest
  send: Send
  isOnline: () => boolean
  call: Caller
}

/** Makes the transport of a client. Alone it is enough for single operations: see `bindOperation`. */
export function createTransport(options: LineboardOptions): Transport {
  const {
    tokens = {},
    timeoutMs: limitMs = 30_000,
    retry = { attempts: 3, baseDelayMs: 300 },
    queryToken = true,
    validate = 'off',
    profile,
    isOnline = () => globalThis.navigator?.onLine !== false,
  } = options
  const baseUrl = options.baseUrl.replace(/\/$/, '')
  const makeRequest = sessionRequests(tokens, queryToken, profile?.maxUrlLength)
  const send = createSend({
    // Looked up at the time of the call, so that tests and instrumentation may replace it.
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    retry: retry || { attempts: 1, baseDelayMs: 0 },
    sleep: options.sleep ?? sleep,
    maxAnswerBytes: options.maxAnswerBytes,
  })

  const attempt: Caller = async (entry, args, { signal, timeoutMs, headers }) => {
    const { path, init } = buildRequest(entry, args, headers, profile)
    const make = () => makeRequest(`${baseUrl}${path}`, init)
    const request = make()
    const place = () => placeOf(request, entry.id)
    const deadline = startDeadline(timeoutMs ?? entry.timeoutMs ?? limitMs, signal)
    try {
      const response = await send(request, deadline, place, entry.isRepeatable ? make : undefined)
      // Whoever wants answers held against the contract is told all that differs, and not that something does.
      const data = await readAnswer(response, entry, place, validate !== 'off')
      const refused = entry.id === 'DashUser.authenticate' && refusedSignIn(data)
      if (refused) throw apiError(refused, place())
      if (validate !== 'off' && entry.answer === 'json') {
        const { checkAnswer } = await import('../validate/check-answer.ts')
        checkAnswer(data, args, place(), options)
      }
      return { data, response }
    } catch (cause) {
      throw toCallError(cause, place(), deadline, isOnline)
    } finally {
      deadline.clear()
    }
  }

  const call: Caller = async (...given) => {
    const sentWith = activeToken(tokens)
    // The key is made once, for the try after the session was renewed too; loaded with the first call that moves money.
    const hasKey = given[0].takesKey && options.idempotencyKeys !== false
    const args = hasKey ? (await import('./with-key.ts')).withKey(given) : given
    try {
      return await attempt(...args)
    } catch (error) {
      if (!(error instanceof UnauthorizedError) || !(await options.renewSession?.(error, sentWith))) throw error
      return attempt(...args)
    }
  }
  return { baseUrl, timeoutMs: limitMs, makeRequest, send, isOnline, call }
}
