import { ApiError } from './api-error.ts'
import { MalformedAnswerError } from './malformed-answer-error.ts'
import { NetworkError } from './network-error.ts'
import { TimeoutError } from './timeout-error.ts'

/** Whether the status is one that a gateway gives where the server behind it does not answer. */
export const isGatewayStatus = (status: number): boolean => status > 501 && status < 505

const isBusy = (status: number) => status === 408 || status === 429

/**
 * Whether a call failed only because the server, or the way to it, was busy or down: the same call may well succeed
 * later, and nothing is known of the session.
 */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError
    ? isGatewayStatus(error.status) || isBusy(error.status)
    : error instanceof NetworkError ||
      error instanceof TimeoutError ||
      // A page of a proxy, or of a hotel's network, in place of an answer.
      error instanceof MalformedAnswerError
