import type { IncomingMessage, ServerResponse } from 'node:http'
import { redact } from '@lineboard/contract/redact'
import { visitorOf } from './forwarded.ts'

/** A line of the access log, as JSON. */
export interface AccessLine {
  /** When the request came, in ISO 8601. */
  at: string
  address: string
  method: string
  /** Path without its query, which holds tokens, names and numbers of people. */
  path: string
  /** 0 where the visitor left before there was an answer. */
  status: number
  durationMs: number
}

/** What is asked so often by machines that it would hide the rest. */
const unsaid = new Set(['/health', '/ready'])

/** Tells of a request once it has been answered. */
export function logAccess(
  request: IncomingMessage,
  response: ServerResponse,
  { isBehindProxy, write }: { isBehindProxy: boolean; write: (line: AccessLine) => void },
): void {
  const [path = '/'] = (request.url ?? '/').split(/[?#]/)
  if (unsaid.has(path)) return
  const at = new Date().toISOString()
  const startedMs = performance.now()
  const { address } = visitorOf(request, isBehindProxy)
  response.once('close', () =>
    write({
      at,
      address,
      method: request.method ?? '',
      path: redact(path),
      status: response.headersSent ? response.statusCode : 0,
      durationMs: Math.round(performance.now() - startedMs),
    }),
  )
}
