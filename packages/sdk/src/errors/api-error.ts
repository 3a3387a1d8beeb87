import { type CallPlace, LineboardError, type Outcome } from './lineboard-error.ts'

/** Fields a server refused, as LoopBack answers them with a 422. */
export interface ValidationDetails {
  /** Model the fields belong to. */
  context: string
  /** Field to the names of the rules it broke. */
  codes: Record<string, string[]>
  /** Field to messages for a person. */
  messages: Record<string, string[]>
}

/** What a server says of a failed call. */
export interface ErrorDescription {
  status: number
  /** Class of the error as the server names it, such as `ValidationError`. */
  name: string
  message: string
  /** Stable name to match on, such as `MODEL_NOT_FOUND`. */
  code?: string | undefined
  details?: ValidationDetails | undefined
  /** The payment that waits for the person, as it came. */
  payment?: unknown
  /** How long the server asks to be left alone (`Retry-After`), in milliseconds. */
  retryAfterMs?: number | undefined
}

/**
 * The server answered with an error; tell errors apart by class, `status` or `code`. `name` is that of the class, here as everywhere; what the
 * server calls the error is `serverName`.
 */
export class ApiError extends LineboardError {
  // Written out, class by class: bundlers shorten the names that classes have.
  override name = 'ApiError'
  declare readonly status: number
  /** Class of the error as the server names it, such as `LicenceError`; `Error` where it says none. */
  declare readonly serverName: string
  declare readonly code: string | undefined
  declare readonly details: ValidationDetails | undefined
  /** The payment that waits for the person, as it came: `waitingPayment` of `@lineboard/sdk/account` reads it. */
  declare readonly payment: unknown
  /** How long the server asked to be left alone, in milliseconds; undefined where it did not say. */
  declare readonly retryAfterMs: number | undefined

  constructor({ message, name: serverName, ...described }: ErrorDescription, place: CallPlace) {
    super(message, place, { ...described, serverName })
  }

  /** A 408 is a server's, or a gateway's, that did not wait for the end; any other 4xx says that nothing was done. */
  override get outcome(): Outcome {
    return this.status > 399 && this.status < 500 && this.status !== 408 ? 'refused' : 'unknown'
  }
}

/** 401: there is no session, it has ended, or it may not see this. */
export class UnauthorizedError extends ApiError {
  override name = 'UnauthorizedError'
}

/**
 * A sign-in with the right name and password that needs a code of the authenticator app: `LOGIN_CODE_REQUIRED` where none was given,
 * `LOGIN_CODE_INVALID` where it is wrong or was used.
 */
export class CodeRequiredError extends UnauthorizedError {
  override name = 'CodeRequiredError'
}

/** 403: the session may not do this. */
export class ForbiddenError extends ApiError {
  override name = 'ForbiddenError'
}

/**
 * Whether a call was refused because the user signs in with codes and gave none in the last 15 minutes (`RECENT_CODE_REQUIRED`). Nothing was done:
 * give one with `DashUser.verifySecondFactor`, and call again.
 */
export const needsRecentCode = (error: unknown): boolean => Object(error).code === 'RECENT_CODE_REQUIRED'

/** 404: there is no row with this id, or no such call. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError'
}

/** 429: too many calls; `retryAfterMs` says how long to wait, where the server says it. */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError'
}

/** 422: fields were refused; `details.messages` says which and why. */
export class ValidationError extends ApiError {
  override name = 'ValidationError'
}

/** Whether a failure is what servers answer to an operator that they do not know. */
export const isUnknownOperator = (error: unknown): boolean =>
  error instanceof ApiError && [400, 422, 500, 501].includes(error.status)
