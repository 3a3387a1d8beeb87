import { redact } from '@lineboard/contract/redact'

// Deeper than platforms nest what caused an error, and an end for one that caused itself.
const DEEPEST = 9

/**
 * What a fetch threw, without the tokens of addresses that platforms quote in messages, stacks and fields, and in those of what caused it. An
 * error is changed in place: a copy would be of another class.
 */
export function withoutTokens(thrown: unknown): unknown {
  if (typeof thrown === 'string') return redact(thrown)
  let error = Object(thrown)
  for (let depth = 0; depth < DEEPEST; depth++) {
    for (const name of Object.getOwnPropertyNames(error)) {
      const text = error[name]
      // Not assigned: a frozen error keeps what it says.
      if (typeof text === 'string') Reflect.set(error, name, redact(text))
    }
    error = Object(error.cause)
  }
  return thrown
}

/** Where a failed call went. The token is never part of it. */
export interface CallPlace {
  /** Operation that was called, such as `Customer.find`; undefined for calls of the path client. */
  operationId?: string | undefined
  method: string
  /** Address with every token redacted. */
  url: string
  /** How often it was sent. */
  attempts?: number | undefined
  /** Whether a try may have reached the server: false where there was no connection to send it over, each time. */
  isSent?: boolean | undefined
  /** Time since the call was made, waiting between tries included, in milliseconds. */
  durationMs?: number | undefined
  /** Id the server gave the request it answered last (`X-Request-Id`), for its operators. */
  requestId?: string | undefined
}

/**
 * The result of a call that failed. `not-sent`: it never left. `refused`: the server would not do it, and nothing has
 * changed. `unknown`: it may have been carried out.
 */
export type Outcome = 'not-sent' | 'refused' | 'unknown'

/** What every error of the SDK has in common. Catch a subclass to tell what happened. */
export abstract class LineboardError extends Error {
  declare readonly operationId: string | undefined
  declare readonly method: string
  declare readonly url: string
  declare readonly attempts: number | undefined
  declare readonly isSent: boolean | undefined
  declare readonly durationMs: number | undefined
  declare readonly requestId: string | undefined

  constructor(message: string, place: CallPlace, own?: object, options?: ErrorOptions) {
    super(message, options)
    Object.assign(this, place, own)
  }

  /** Whether the call may have been carried out all the same. */
  get outcome(): Outcome {
    return 'unknown'
  }
}

/** The answer was not there within the time limit of the call, its retries included. */
export class TimeoutError extends LineboardError {
  override name = 'TimeoutError'
  declare readonly timeoutMs: number

  constructor(place: CallPlace, timeoutMs: number) {
    super(`${place.method} ${place.url} took longer than ${timeoutMs} ms`, place, { timeoutMs })
  }
}

// What Node says where there was no connection to send anything over; browsers don't say.
const unconnected = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT/

/** Whether what fetch threw says that there was no connection to send anything over. */
export const isUnconnected = (thrown: unknown): boolean => unconnected.test(Object(Object(thrown).cause).code)

/** No answer came: no connection, the name is unknown, the other side hung up, or CORS refused. `cause` is what fetch threw, without tokens. */
export class NetworkError extends LineboardError {
  /** Whether this machine has no network at all: waiting for it helps, another server does not. */
  declare readonly offline: boolean
  override name = 'NetworkError'

  constructor(place: CallPlace, cause: unknown, offline = false) {
    super(`${place.method} ${place.url} got no answer`, place, { offline }, { cause: withoutTokens(cause) })
  }

  /** Of a call that was tried more than once, an earlier try may have been carried out, unless none was sent. */
  override get outcome(): Outcome {
    const isFirst = this.attempts === 1 || this.isSent === false
    return isFirst && isUnconnected(this.cause) ? 'not-sent' : 'unknown'
  }
}

/**
 * The call succeeded, but its answer is none: no JSON, cut off, a page of a proxy, or JSON of another shape than the contract
 * promises, such as `null` for a list. Without a cause: that would quote the answer.
 */
export class MalformedAnswerError extends LineboardError {
  override name = 'MalformedAnswerError'
  declare readonly status: number
  /** Media type the answer claims; empty without one. */
  declare readonly contentType: string

  constructor(place: CallPlace, { status, headers }: Response) {
    const own = { status, contentType: headers.get('content-type') ?? '' }
    super(`${place.method} ${place.url} did not answer what the contract promises`, place, own)
  }
}

/** The answer is larger than `maxAnswerBytes`; it was not read to its end. */
export class AnswerTooLargeError extends LineboardError {
  override name = 'AnswerTooLargeError'
  declare readonly maxBytes: number

  constructor(place: CallPlace, maxBytes: number) {
    super(`${place.method} ${place.url} answered more than ${maxBytes} bytes`, place, { maxBytes })
  }
}

/** One place where an answer differs from the contract. It never quotes the answer. */
export interface ContractIssue {
  /** Fields and positions that lead there, such as `0.companyName`; empty for the answer as a whole. */
  path: string
  message: string
}

/** The call succeeded, but its answer is not what the contract promises. Only with `validate`. */
export class ContractError extends LineboardError {
  readonly issues: readonly ContractIssue[]

  constructor(place: CallPlace, issues: readonly ContractIssue[]) {
    const [first] = issues
    const more = issues.length > 1 ? ` and ${issues.length - 1} more` : ''
    super(`${place.operationId} answered against its contract: ${first?.path}: ${first?.message}${more}`, place)
    this.name = 'ContractError'
    this.issues = issues
  }
}

/** Somebody else has changed fields that were about to be changed. Nothing was written. */
export class ConflictError extends Error {
  /** The row as it is now. */
  readonly row: object
  /** Names of the fields. */
  readonly fields: readonly string[]

  constructor(row: object, fields: readonly string[]) {
    super(`Somebody else has changed ${fields.join(', ')} meanwhile`)
    this.name = 'ConflictError'
    this.row = row
    this.fields = fields
  }
}

const unsigned = 'its certificate is signed by nobody whom this machine trusts'

/** Why there was no answer, where the platform says: Node does, browsers don't. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNRESET: 'the other side hung up',
  UND_ERR_SOCKET: 'the other side hung up',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: unsigned,
  UNABLE_TO_GET_ISSUER_CERT: unsigned,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unsigned,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unsigned,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is of another host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak HTTPS there',
  'bad port': 'no web client may call that port',
}

/** What Node calls the reason for which `fetch` threw; undefined where it names none. */
export function codeOf(thrown: unknown): string | undefined {
  const { code, message } = Object(Object(thrown).cause)
  return code ?? (Object.hasOwn(reasons, message) ? message : undefined)
}

/** Why there was no answer, by what `fetch` threw; undefined where it does not say. */
export function whyUnanswered(thrown: unknown): string | undefined {
  const code = codeOf(thrown)
  return code === undefined ? undefined : (reasons[code] ?? code)
}
