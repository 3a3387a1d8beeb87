import { type CallById, createNamedCalls } from './operations/named-calls.ts'
import type { NamedCalls } from './operations/operation-types.ts'
import { createTransport, type LineboardOptions } from './operations/transport.ts'

/** The named calls of the core API by model, and the same by name. */
export interface LineboardCalls extends NamedCalls {
  /** Calls an operation by its name, and answers the response too: `api.call('CallLog.find', { filter })`. */
  readonly call: CallById
}

/** Creates a client as `createLineboard` does, without the path client, whose library a small page does without. */
export function createCalls(options: LineboardOptions): LineboardCalls {
  const { named, call } = createNamedCalls(createTransport(options))
  return { ...named, call }
}
