import type { CoreFit } from '@lineboard/contract/fit'
import type { UnauthorizedError } from '../errors/api-error.ts'
import type { CallPlace } from '../errors/lineboard-error.ts'
import type { ReadDetails } from '../errors/to-api-error.ts'
import type { AnyArgs } from '../operations/build-request.ts'
import type { OperationEntry } from '../operations/operation-entry.ts'
import type { Answer, CallOptions, RetryOptions } from '../operations/operation-types.ts'
import type { ReadData } from '../operations/read-answer.ts'
import type { ServerProfile } from '../profile/server-profile.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { SessionTokens } from './session-request.ts'
import type { CallHooks } from './trace.ts'

/** Waits the milliseconds; rejects with the reason of the signal when that aborts. */
export type Sleep = (delayMs: number, signal: AbortSignal) => Promise<void>

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
  /**
   * For a server that is not sure to do all that the contract says, such as a stock LoopBack one or one with fewer fields: `repairs` of
   * `@lineboard/sdk/repairs`. `createLineboard` has them; all else relies on the contract without them.
   */
  repairs?: Repairs
  /** With `repairs`: the server has all fields and relations of the contract; without it the client finds out, unless the server says so in `X-Lineboard-Contract`. @default false */
  wholeContract?: boolean
  /**
   * With `repairs`: leave an order or a list of fields out where the server lacks the field, as screens do that show what there is; otherwise such a read throws
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

/** Calls one operation. */
export type Caller = (entry: OperationEntry, args: AnyArgs, options: CallOptions) => Promise<Answer>

/** Calls one operation, by another way where the first fails. */
export type Repaired = (entry: OperationEntry, args?: AnyArgs, options?: CallOptions) => Promise<Answer>

/** Which fields and relations of the contract a server has. */
export interface ServerFields {
  /** Whether the server says that it has the whole contract, also what the documents of the core API lack; true without `repairs`. */
  areWhole(): boolean
  /**
   * Whether rows of a model have a field, or may be read with a relation; undefined as long as no answer has told, which is not the same as
   * no. What the documents of the core API name is there. `hooks.onFields` is called when more is known.
   */
  has(model: string, field: string): boolean | undefined
  /**
   * Asks the server which of these fields rows of a model have, where no response has told; `has` knows afterwards, as far as it can be
   * known. Each field is asked for once. A server with the whole contract is asked nothing. Never rejects.
   */
  findOut(model: string, fields: readonly string[]): Promise<void>
}

/** The calls of a client, and what it knows of the server's fields. */
export interface RepairedCalls {
  send: Repaired
  fields: ServerFields
}

/** What a client does for servers other than the contract's. */
export interface Repairs {
  /** Reads JSON answers in the contract's terms. */
  readData: ReadData
  /** Reads the fields that the server refused, as it lists them. */
  readDetails: ReadDetails
  /** Makes calls that go another way where a server lacks something, by operations of `entryOf`. */
  calls(call: Caller, entryOf: (id: string) => OperationEntry | undefined, known?: KnownOfServer): RepairedCalls
}

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
  throw new TypeError(`${option} must be the whole address, such as https://core.example.com/api/v1, and no more`)
}
