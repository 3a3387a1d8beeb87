import { isGatewayStatus } from '../errors/is-temporary.ts'
import { type CallPlace, LineboardError } from '../errors/lineboard-error.ts'
import { NetworkError } from '../errors/network-error.ts'
import { redact } from '../errors/redact.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import { apiError, describeError } from '../errors/to-api-error.ts'
import type { Deadline } from './deadline.ts'
import { backoffMs, type RetryOptions, retryAfterMs, type Sleep } from './retry.ts'

/** What `send` needs of the client. */
export interface SendOptions {
  fetch: (input: Request, init?: RequestInit) => Promise<Response>
  retry: RetryOptions
  sleep: Sleep
  /** Largest body read, of errors too; 0 for any. */
  maxAnswerBytes: number | undefined
}

/**
 * Sends a request; where it may be sent more than once, `again` makes it anew, as a body goes out once. The answer is a
 * success; what it throws goes through toCallError().
 */
export type Send = (
  request: Request,
  deadline: Deadline,
  place: () => CallPlace,
  again: (() => Request) | undefined,
) => Promise<Response>

/** Where a request goes, for errors. */
export const placeOf = (request: Request, operationId?: string): CallPlace => ({
  operationId,
  method: request.method,
  url: redact(request.url),
})

/** What stands for something thrown while a call was under way: a time limit, the caller's reason, or the network. */
export function toCallError(cause: unknown, place: CallPlace, deadline: Deadline, isOnline: () => boolean): unknown {
  if (cause instanceof LineboardError) return cause
  if (deadline.isOver()) return new TimeoutError(place, deadline.timeoutMs)
  return deadline.signal.aborted ? deadline.signal.reason : new NetworkError(place, cause, !isOnline())
}

async function toApiError(response: Response, place: CallPlace): Promise<LineboardError> {
  const description = describeError(response.status, await response.text(), response.statusText)
  const { headers } = response
  const waitMs = retryAfterMs(headers.get('retry-after'), Date.now())
  const requestId = headers.get('x-request-id') ?? undefined
  return apiError({ ...description, requestId, retryAfterMs: waitMs || undefined }, place)
}

/** Makes the function that sends requests. */
export function createSend({ fetch, retry, sleep, maxAnswerBytes }: SendOptions): Send {
  return async (first, deadline, place, again) => {
    const { signal } = deadline
    let request = first
    for (let tried = 1; ; tried++) {
      const isLast = tried >= retry.attempts || !again
      let waitMs = 0
      try {
        let response = await fetch(request, { signal })
        if (maxAnswerBytes) {
          const { limitAnswer } = await import('./limit-answer.ts')
          response = limitAnswer(response, maxAnswerBytes, place())
        }
        if (response.ok) return response
        waitMs = retryAfterMs(response.headers.get('retry-after'), Date.now())
        if (isLast || !isGatewayStatus(response.status) || waitMs >= deadline.timeoutMs) {
          throw await toApiError(response, place())
        }
        // Frees the connection. Not waited for: where fetch is instrumented a copy of the body may be read elsewhere.
        response.body?.cancel().catch(() => {})
      } catch (cause) {
        if (isLast || signal.aborted || cause instanceof LineboardError) throw cause
      }
      await sleep(Math.max(waitMs, backoffMs(tried, retry.baseDelayMs)), signal)
      request = again()
    }
  }
}
