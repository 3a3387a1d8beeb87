import type { CoreFit } from '@lineboard/contract/fit'
import type { UnauthorizedError } from '../errors/api-error.ts'
import type { CallPlace } from '../errors/lineboard-error.ts'
import type { AnyArgs } from '../operations/build-request.ts'
import type { CallOptions, RetryOptions } from '../operations/operation-types.ts'
import type { ServerProfile } from '../profile/server-profile.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { Sleep } from './send.ts'
import type { SessionTokens } from './session-request.ts'
import type { CallHooks } from './trace.ts'

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
  /** How the server differs from the contract: `createFit` of `@lineboard/sdk/fit`, of what `core.fit.yaml` says. */
  fit?: CoreFit
  /** The server has all fields and relations of the contract; without it the client finds out, unless the server says so in `X-Lineboard-Contract`. @default false */
  wholeContract?: boolean
  /**
   * Leave an order or a list of fields out where the server lacks the field, as screens do that show what there is; otherwise such a read throws
   * an UnknownFieldError. Relations that the server lacks are left out in any case. @default false
   */
  leaveOut?: boolean
  /** Send the token as `access_token` too: a stock LoopBack server refuses the Bearer header alone. False sends `X-Access-Token` instead, which it reads, and keeps tokens out of logs of addresses. @default true */
  queryToken?: boolean
  /**
   * Asked when a call was refused with a 401; true makes the call once more, with the tokens of that moment. `sentWith` is
   * the token the call carried: where the session was renewed since, the call need only be made again.
   */
  renewSession?: (error: UnauthorizedError, sentWith: string | undefined) => Promise<boolean>
  /**
   * Asked when a call was refused because the user must give a code of the authenticator app first. Give it with `DashUser.verifySecondFactor`; true
   * sends the call once more, under the same idempotency key.
   */
  giveCode?: () => Promise<boolean>
  /** Whether there is a network at all, for `offline` of a NetworkError. @default what the platform's navigator says */
  isOnline?: () => boolean
  /** What checks answers against the contract: `checkAnswers` of `@lineboard/sdk/validate`. */
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

/** What is known of a server beforehand, and what becomes of what it lacks. */
export type KnownOfServer = Pick<LineboardOptions, 'leaveOut' | 'wholeContract' | 'hooks' | 'fit'>

/** Checks an answer against what was promised; throws what the call is to fail with. */
export type AnswerCheck = (data: unknown, args: AnyArgs, place: CallPlace) => void

/** Throws a RangeError, which says what is allowed, for an option that is no number or below the least. One that is left out has its default. */
export function checkNumber(option: string, value: number | undefined, least = 0): void {
  if (value !== undefined && !(value >= least)) throw new RangeError(`${option} is at least ${least}, not ${value}`)
}

/** The same of an option that counts something: it is whole, too, and has an end. */
export function checkCount(option: string, value: number | undefined, least = 1): void {
  if (value !== undefined && !(Number.isInteger(value) && value >= least))
    throw new RangeError(`${option} is a whole number from ${least}, not ${value}`)
}

/**
 * An address of a server without a slash at its end. Throws a TypeError, which does not quote it, for what is none, for one with a user name or
 * password before an @, which fetch refuses and repeats in what it throws, and for one with a `?`, a `#` or white space, behind which no path of a call is read. In a page, a path of its own server is an address.
 */
export function checkAddress(option: string, address: unknown): string {
  const text = String(address ?? '')
  const base = globalThis.location && 'http://page'
  if (/^(https?:\/\/|\/)[^@?#\s]*$/.test(text) && URL.canParse(text, base)) return text.replace(/\/+$/, '')
  throw new TypeError(
    `${option} must be the whole address, such as https://core.example.com/api/v1, and no more: signIn() takes name and password`,
  )
}

/** Throws a RangeError for a number of a client's or a call's options that is none. */
export function checkLimits({ timeoutMs, retry, maxAnswerBytes }: CallOptions & { maxAnswerBytes?: number }): void {
  const { attempts = 1, baseDelayMs } = retry || {}
  checkNumber('timeoutMs', timeoutMs)
  checkNumber('maxAnswerBytes', maxAnswerBytes)
  checkNumber('baseDelayMs', baseDelayMs)
  checkNumber('attempts', attempts, 1)
}
