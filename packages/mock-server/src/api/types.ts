import type { IncomingHttpHeaders } from 'node:http'
import type { LoopbackError } from '../errors/loopback-error.ts'

/** A request to the API, its body read. */
export interface ApiRequest {
  method: string
  /** Path and query below `/api/v1`, as they came. */
  url: string
  /** Path below `/api/v1`, as it came. */
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** Address the request came from. */
  ip: string
  body: Buffer
  /** Why its body could not be read, such as one that is too large. */
  unread?: LoopbackError
}

/** What to send back. `cut` and `hang` are faults: the connection breaks, or nothing ever comes. */
export type ApiAnswer =
  | { kind: 'answer'; status: number; headers: Readonly<Record<string, string>>; body: string | Buffer }
  | { kind: 'cut' }
  | { kind: 'hang' }
