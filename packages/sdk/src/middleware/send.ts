import { type CallPlace, LineboardError } from '../errors/lineboard-error.ts'
import { NetworkError } from '../errors/network-error.ts'
import { redact } from '../errors/redact.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import { apiError, describeError } from '../errors/to-api-error.ts'
import type { Deadline } from './deadline.ts'
import { backoffMs, isPassing, isSafe, type RetryOptions, retryAfterMs, type Sleep } from './retry.ts'

/** What `send` needs of the client. */
export interface SendOptions {
  fetch: (input: Request, init?: RequestInit) => Promise<Response>
  retry: RetryOptions
  sleep: Sleep
}

/** Sends a request within a time limit; the answer is a success, or it throws. */
export type Send = (request: Request, deadline: Deadline, operationId?: string) => Promise<Response>

/** Where a request goes, for errors. */
export const placeOf = (request: Request, operationId?: string): CallPlace => ({
  operationId,
  method: request.method,
  url: redact(request.url),
})

/** What stands for something thrown while a call was under way: a time limit, the caller's reason, or the network. */
export function toCallError(cause: unknown, place: CallPlace, deadline: Deadline): unknown {
  if (cause instanceof LineboardError) return cause
  if (deadline.isOver()) return new TimeoutError(place, deadline.timeoutMs)
  return deadline.signal.aborted ? deadline.signal.reason : new NetworkError(place, cause)
}

async function toApiError(response: Response, place: CallPlace): Promise<LineboardError> {
  const description = describeError(response.status, await response.text(), response.statusText)
  return apiError({ ...description, requestId: response.headers.get('x-request-id') ?? undefined }, place)
}

/** Makes the function that sends requests: time limit, typed errors, and further tries where that is safe. */
export function createSend({ fetch, retry, sleep }: SendOptions): Send {
  /** The answer, or the least wait in milliseconds before the call may be sent again. */
  async function attempt(request: Request, deadline: Deadline, place: () => CallPlace, isLast: boolean) {
    let response: Response
    try {
      response = await fetch(request, { signal: deadline.signal })
    } catch (cause) {
      if (isLast || deadline.signal.aborted) throw cause
      return 0
    }
    if (response.ok) return response
    const waitMs = retryAfterMs(response.headers.get('retry-after'), Date.now())
    if (isLast || !isPassing(response.status) || waitMs >= deadline.timeoutMs) throw await toApiError(response, place())
    await response.body?.cancel()
    return waitMs
  }

  return async (request, deadline, operationId) => {
    const place = () => placeOf(request, operationId)
    try {
      for (let tried = 1; ; tried++) {
        const isLast = !isSafe(request.method) || tried >= retry.attempts
        const outcome = await attempt(request, deadline, place, isLast)
        if (typeof outcome !== 'number') return outcome
        await sleep(Math.max(outcome, backoffMs(tried, retry.baseDelayMs)), deadline.signal)
      }
    } catch (cause) {
      throw toCallError(cause, place(), deadline)
    }
  }
}
