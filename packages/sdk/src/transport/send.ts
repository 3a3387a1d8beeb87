import type { CoreFit } from '@lineboard/contract/fit'
import { isBusyStatus } from '../errors/error-action.ts'
import {
  AnswerTooLargeError,
  type CallPlace,
  isUnconnected,
  LineboardError,
  NetworkError,
  TimeoutError,
} from '../errors/lineboard-error.ts'
import { apiError, describeError } from '../errors/to-api-error.ts'
import type { RetryOptions } from '../operations/operation-types.ts'
import type { Outgoing, Trace } from './trace.ts'

/** A time limit joined with the signal of the caller. */
interface Deadline {
  /** Aborts when the time is up, or when the caller aborts. */
  signal: AbortSignal
  /** Infinity where there is no limit. */
  timeoutMs: number
  isOver(): boolean
  /** Milliseconds until then; Infinity where there is no limit. */
  leftMs(): number
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
  const endMs = performance.now() + limitMs
  const handleTimeout = () => {
    isOver = true
    controller.abort()
  }
  const timer = isLimited && setTimeout(handleTimeout, timeoutMs)
  const handleAbort = () => controller.abort(caller?.reason)
  if (caller?.aborted) handleAbort()
  else caller?.addEventListener('abort', handleAbort)
  const endLimit = () => {
    if (timer) clearTimeout(timer)
  }
  return {
    signal: controller.signal,
    timeoutMs: limitMs,
    isOver: () => isOver,
    leftMs: () => endMs - performance.now(),
    endLimit,
    clear() {
      endLimit()
      caller?.removeEventListener('abort', handleAbort)
    },
  }
}

/** Waits the milliseconds; rejects with the reason of the signal when that aborts. */
export type Sleep = (delayMs: number, signal: AbortSignal) => Promise<void>

/** Wait before the next try in milliseconds: anything up to a bound that doubles, so that clients don't come back at once. */
export const backoffMs = (attempt: number, baseDelayMs: number): number =>
  Math.random() * baseDelayMs * 2 ** (attempt - 1)

/** What `Retry-After` asks for, in milliseconds from now: seconds, or a date by the server's own clock where it says what that shows; 0 without one. */
export function retryAfterMs(headers: Headers): number {
  const after = headers.get('retry-after')
  const nowMs = Date.parse(String(headers.get('date'))) || Date.now()
  return Math.max(0, Number(after) * 1000 || Date.parse(String(after)) - nowMs || 0)
}

/** The default `Sleep`. Its listener goes with the signal, which is that of one call. */
export const sleep: Sleep = (delayMs, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** The response, whose body fails with an AnswerTooLargeError, and is read no further, beyond so many bytes. */
function limitAnswer(response: Response, maxBytes: number, place: CallPlace): Response {
  if (!response.body) return response
  let bytes = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > maxBytes) controller.error(new AnswerTooLargeError(place, maxBytes))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counted), response)
}

/** What `send` needs of the client. */
export interface SendOptions {
  sleep: Sleep
  /** Largest body read, of errors too; 0 for any. */
  maxAnswerBytes?: number | undefined
  fit?: CoreFit | undefined
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
  retry: RetryOptions
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

/** Makes the function that sends requests. */
export function createSend({ sleep, maxAnswerBytes, fit }: SendOptions): Send {
  return async ({ trace, deadline, place, again, isRead, retry }, read) => {
    const { signal } = deadline
    for (;;) {
      trace.attempts++
      // Without a number of attempts, as a caller without types may be, there is one and not one after the other forever.
      const isLast = !(again && trace.attempts < retry.attempts)
      let waitMs = 0
      try {
        let response = await trace.request.send(signal)
        const { status, headers } = response
        trace.isSent = true
        trace.requestId = headers.get('x-request-id') ?? undefined
        if (maxAnswerBytes) response = limitAnswer(response, maxAnswerBytes, place())
        if (response.ok) return await read(response)
        waitMs = retryAfterMs(headers)
        const isPassing = isBusyStatus(status) || (isRead && status === 500)
        if (isLast || !isPassing || waitMs >= deadline.leftMs()) {
          const described = describeError(status, await response.text(), response.statusText)
          const ours = fit?.failure(trace.operationId, described) ?? described
          throw apiError({ ...ours, retryAfterMs: waitMs || undefined }, place())
        }
        // Frees the connection. Not waited for: where fetch is instrumented a copy of the body may be read elsewhere.
        response.body?.cancel().catch(() => {})
      } catch (cause) {
        trace.isSent ||= !isUnconnected(cause)
        if (isLast || signal.aborted || cause instanceof LineboardError) throw cause
      }
      // A fetch that pays no heed to signals has answered all the same.
      signal.throwIfAborted()
      await sleep(Math.max(waitMs, backoffMs(trace.attempts, retry.baseDelayMs)), signal)
      trace.request = again()
    }
  }
}
