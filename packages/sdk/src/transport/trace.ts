import { redact } from '@lineboard/contract/redact'
import { ApiError } from '../errors/api-error.ts'
import type { CallPlace } from '../errors/lineboard-error.ts'

/** A request on its way, with the session in it. */
export interface Outgoing {
  method: string
  url: string
  /** Sends it, once: a body goes out once. */
  send(signal: AbortSignal): Promise<Response>
}

/** What has become of a call so far, with the request made last. */
export interface Trace extends Outgoing {
  operationId: string | undefined
  attempts: number
  /** A try may have reached the server. */
  isSent: boolean
  requestId: string | undefined
}

/** Makes the trace of a call. */
export const startTrace = (request: Outgoing, operationId?: string): Trace => ({
  ...request,
  operationId,
  attempts: 0,
  isSent: false,
  requestId: undefined,
})

/** The trace of a call that began then, in words for errors and hooks: no token is in them. */
export const placeOf = ({ send, ...trace }: Trace, startedMs: number): CallPlace => ({
  ...trace,
  url: redact(trace.url),
  durationMs: Date.now() - startedMs,
})

/** Who is told of the calls of a client. What a hook throws is passed over: it changes nothing of the call. */
export interface CallHooks {
  /** A call begins. */
  before?: ((call: CallPlace) => void) | undefined
  /** A call has been answered. */
  after?: ((call: CallPlace, response: Response) => void) | undefined
  /** A call has failed, its retries included. */
  onError?: ((error: unknown, call: CallPlace) => void) | undefined
  /** More is known of the server's fields: `fields.has` of the client tells. */
  onFields?: (() => void) | undefined
}

function lineOf({ operationId, method, url, attempts, durationMs, requestId }: CallPlace, result: string): string {
  // Without the query: its conditions name people and their numbers.
  const [path = ''] = url.split('?')
  const named = [operationId, method, path, result, `${durationMs} ms`, `attempt ${attempts}`, requestId]
  return named.filter(Boolean).join(' ')
}

/**
 * Hooks that log each call in one line: operation, address without its query, status or class of the error, time, number of tries
 * and request id. Never a token, a condition, a body or what a server said.
 */
export const logCalls = (write: (line: string) => void): CallHooks => ({
  after: (call, { status }) => write(lineOf(call, String(status))),
  onError: (error, call) =>
    write(
      lineOf(call, error instanceof ApiError ? String(error.status) : error instanceof Error ? error.name : 'aborted'),
    ),
})
