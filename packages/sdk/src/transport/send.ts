import type { CoreFit } from '@lineboard/contract/fit'
import { type CallPlace, isUnconnected, LineboardError, NetworkError, TimeoutError } from '../errors/lineboard-error.ts'
import { apiError, describeError, type ReadDetails } from '../errors/to-api-error.ts'
import type { RetryOptions } from '../operations/operation-types.ts'
import type { Outgoing, Trace } from './trace.ts'

/** A time limit joined with the signal of the caller. */
interface Deadline {
  /** Aborts when the time is up, or when the caller aborts. */
  signal: AbortSignal
  /** Infinity where there is no limit. */
  timeoutMs: number
  isOver(): boolean
  /** When that is, by `performance.now()`; Infinity where there is no limit. */
  endMs: number
  /** Lets the time run on; the caller may still abort. */
  endLimit(): void
  /** Ends the waiting; call it when the answer has been read. */
  clear(): void
}

// Timers of the platforms end at once beyond this, some 25 days.
const MAX_MS = 2 ** 31 - 1

/** Starts a time limit in milliseconds; 0, or more than a timer can wait, for none. */
export function startDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  let isOver = false
  const isLimited = timeoutMs > 0 && timeoutMs <= MAX_MS
  const limitMs = isLimited ? timeoutMs : Number.POSITIVE_INFINITY
  const handleTimeout = () => {
    isOver = true
    controller.abort()
  }
  const timer = isLimited ? setTimeout(handleTimeout, timeoutMs) : undefined
  const handleAbort = () => controller.abort(caller?.reason)
  if (caller?.aborted) handleAbort()
  else caller?.addEventListener('abort', handleAbort)
  const endLimit = () => clearTimeout(timer)
  return {
    signal: controller.signal,
    timeoutMs: limitMs,
    isOver: () => isOver,
    endMs: performance.now() + limitMs,
    endLimit,
    clear() {
      endLimit()
      caller?.removeEventListener('abort', handleAbort)
    },
  }
}

/** What `Retry-After` asks for, in milliseconds from now: seconds, or a date by the server's own clock where it says what that shows; 0 without one. */
export function retryAfterMs(headers: Headers): number {
  const after = headers.get('retry-after')
  const nowMs = Date.parse(String(headers.get('date'))) || Date.now()
  return Math.max(0, Number(after) * 1000 || Date.parse(String(after)) - nowMs || 0)
}

/** A call on its way. */
export interface Sending {
  trace: Trace
  deadline: Deadline
  place: () => CallPlace
  /** Makes the request again, as a body goes out once; undefined where it may be sent only once. */
  again: (() => Outgoing) | undefined
  /** It changes nothing on the server: a 500 is worth another try then, too. */
  isRead: boolean
  /** Those of the client where the call has none. */
  retry?: RetryOptions | false | undefined
}

/**
 * Sends a request, and reads the answer, which is a success: one that breaks off is a failure of the network like any other. What it throws goes
 * through toCallError().
 */
export type Send = <Read>(sending: Sending, read: (response: Response) => Promise<Read>) => Promise<Read>

/** What stands for something thrown while a call was under way: a time limit, the caller's reason, or the network. */
export function toCallError(cause: unknown, place: CallPlace, deadline: Deadline, isOnline: () => boolean): unknown {
  if (cause instanceof LineboardError) return cause
  if (deadline.isOver()) return new TimeoutError(place, deadline.timeoutMs)
  return deadline.signal.aborted ? deadline.signal.reason : new NetworkError(place, cause, !isOnline())
}

/** What `sendOnce` needs of the client. */
interface SendOptions {
  fit?: CoreFit | undefined
  repairs?: { readDetails: ReadDetails } | undefined
}

/** Makes the function that sends a request once. */
export const sendOnce =
  ({ fit, repairs }: SendOptions): Send =>
  async ({ trace, deadline: { signal }, place }, read) => {
    trace.attempts++
    try {
      const response = await trace.send(signal)
      const { status, headers } = response
      trace.isSent = true
      trace.requestId = headers.get('x-request-id') ?? undefined
      if (response.ok) return await read(response)
      const described = describeError(status, await response.text(), response.statusText, repairs?.readDetails)
      const ours = fit?.failure(trace.operationId, described) ?? described
      throw apiError({ ...ours, retryAfterMs: retryAfterMs(headers) || undefined }, place())
    } catch (cause) {
      trace.isSent ||= !isUnconnected(cause)
      throw cause
    }
  }
