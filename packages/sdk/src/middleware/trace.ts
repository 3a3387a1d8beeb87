import { redact } from '@lineboard/contract/redact'
import type { CallPlace } from '../errors/lineboard-error.ts'

/** A request on its way, with the session in it. */
export interface Outgoing {
  method: string
  url: string
  /** Sends it, once: a body goes out once. */
  send(signal: AbortSignal): Promise<Response>
}

/** What has become of a call so far. */
export interface Trace {
  operationId: string | undefined
  /** The request made last. */
  request: Outgoing
  attempts: number
  /** A try may have reached the server. */
  isSent: boolean
  requestId: string | undefined
}

/** Makes the trace of a call. */
export const startTrace = (request: Outgoing, operationId?: string): Trace => ({
  operationId,
  request,
  attempts: 0,
  isSent: false,
  requestId: undefined,
})

/** The trace of a call that began then, in words for errors and hooks: no token is in them. */
export const placeOf = (
  { operationId, request: { method, url }, attempts, isSent, requestId }: Trace,
  startedMs: number,
): CallPlace => ({
  operationId,
  method,
  url: redact(url),
  attempts,
  isSent,
  durationMs: Date.now() - startedMs,
  requestId,
})
