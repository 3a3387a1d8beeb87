import type { LineboardCalls } from './create-calls.ts'
import { createNamedCalls } from './operations/named-calls.ts'
import { createRawClient, type RawClient } from './operations/raw-client.ts'
import { createTransport, type LineboardOptions } from './operations/transport.ts'

/** A client of the core API: the named calls by model, and two ways around them. */
export interface Lineboard extends LineboardCalls {
  /** The path client of openapi-fetch, with the same session, limits and errors. It sends what it is given, unchecked. */
  readonly raw: RawClient
}

/**
 * Creates a client. It keeps no state but these options; every call throws a LineboardError when it fails, or the reason
 * of its signal when it was aborted.
 */
export function createLineboard(options: LineboardOptions): Lineboard {
  const transport = createTransport(options)
  const { named, call } = createNamedCalls(transport)
  return { ...named, call, raw: createRawClient(transport) }
}
