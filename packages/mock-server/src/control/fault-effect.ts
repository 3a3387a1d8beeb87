import { STATUS_CODES } from 'node:http'

/** What happens to a request instead of, or before, its normal answer. */
export interface FaultEffect {
  /**
   * status: answers `status` with an error body (or `body`); malformed: JSON cut in half (or `body`, as it is); cut: the
   * connection breaks; hang: never answers; latency: the normal answer after `delayMs`.
   */
  kind: 'status' | 'malformed' | 'cut' | 'hang' | 'latency'
  /** Status to answer. @default 500, of a malformed body 200 */
  status?: number
  /** Body to answer instead of an error in LoopBack's form. */
  body?: unknown
  /** Text of the error. @default the usual phrase of the status */
  message?: string
  /** More headers of the answer, such as `retry-after`. */
  headers?: Readonly<Record<string, string>>
  /** Milliseconds to wait first. */
  delayMs?: number
}

/** Names of all kinds. */
export const faultKinds = ['status', 'malformed', 'cut', 'hang', 'latency'] as const

/** The usual phrase of a status. */
export const phraseOf = (status: number): string => STATUS_CODES[status] ?? 'Error'
