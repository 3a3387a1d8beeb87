import { FilterError } from '../filter/filter-error.ts'
import { ApiError, needsRecentCode } from './api-error.ts'
import {
  ConflictError,
  LineboardError,
  MalformedAnswerError,
  NetworkError,
  type Outcome,
  TimeoutError,
} from './lineboard-error.ts'

/** How loud a toast is. */
export type Severity = 'success' | 'error' | 'warn' | 'info'

/** What a failed call does to session and screen. */
export interface ErrorAction {
  /** `first-section`: go to the first section the user may see, as the one asked for is not permitted. */
  session: 'keep' | 'logout' | 'first-section'
  /** How loud a toast about it is; none where the screen itself says it. */
  severity?: Severity
}

/** What must be known beside the error. */
export interface ErrorActionOptions {
  /** The screen is a public one (sign-in, sign-up, …): there is no session to end. @default false */
  isPublicPath?: boolean
}

const keep: ErrorAction = { session: 'keep' }

const says = (error: ApiError, text: string) => error.message.toLowerCase().includes(text)

function sessionAfter(error: unknown): ErrorAction['session'] {
  if (!(error instanceof ApiError)) return 'keep'
  if (error.status === 401) return says(error, 'accesstoken is required') ? 'logout' : 'first-section'
  if (error.status === 403) return needsRecentCode(error) ? 'keep' : 'logout'
  const isDisowned = says(error, 'invalid user or customer') || says(error, 'unauthorize')
  return error.status === 500 && isDisowned ? 'logout' : 'keep'
}

/**
 * What a failed call does to session and screen. A refused sign-in does nothing here: its screen shows it (see
 * `signInWarning`). What is no error of a call, an abort for one, does nothing either.
 */
export function errorAction(error: unknown, { isPublicPath = false }: ErrorActionOptions = {}): ErrorAction {
  if (!(error instanceof LineboardError) || error.operationId === 'DashUser.authenticate') return keep
  return {
    session: isPublicPath ? 'keep' : sessionAfter(error),
    severity: 'error',
  }
}

/** What the sign-in screen says of a refused sign-in: what the server calls the error for a 500, its words for a 401; else nothing. */
export function signInWarning(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 500) return error.serverName
  return error.status === 401 ? error.message : undefined
}

/**
 * Whether the status says only that the server was busy, or that a gateway found it down: 408, 429, 502, 503, 504. LoopBack's 500
 * may be a mistake of the request as well.
 */
export const isBusyStatus = (status: number): boolean =>
  status === 408 || status === 429 || (status > 501 && status < 505)

/**
 * Whether a call failed only because the server, or the way to it, was busy or down: the same call may well succeed
 * later, and nothing is known of the session.
 */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError
    ? isBusyStatus(error.status)
    : error instanceof NetworkError ||
      error instanceof TimeoutError ||
      // A page of a proxy, or of a hotel's network, in place of an answer.
      error instanceof MalformedAnswerError

/** The result of the call that threw this; of an error that no call threw, and of an abort, nothing is known. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof FilterError || error instanceof ConflictError) return 'not-sent'
  return error instanceof LineboardError ? error.outcome : 'unknown'
}
