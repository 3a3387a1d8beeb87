import { ApiError } from './api-error.ts'
import { MalformedAnswerError } from './malformed-answer-error.ts'
import { NetworkError } from './network-error.ts'
import { TimeoutError } from './timeout-error.ts'

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
