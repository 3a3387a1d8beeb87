import type { NamedCalls } from '../operations/operation-types.ts'
import type { LineboardOptions } from '../transport/options.ts'
import { createTransport } from '../transport/transport.ts'
import { type AddressOf, type CallById, createNamedCalls } from './named-calls.ts'
import { keepSession, type SigningIn } from './sign-in.ts'

/** A client of the core API: the named calls by model, the same by name, and its session. */
export interface Lineboard extends NamedCalls, SigningIn {
  /** Calls an operation by its name, and answers the response too: `api.call('CallLog.find', { filter })`. */
  readonly call: CallById
  readonly addressOf: AddressOf
}

/**
 * Creates a client. It keeps no state but these options and its session; every call throws a LineboardError when it fails, or the reason
 * of its signal when it was aborted.
 */
export function createLineboard(options: LineboardOptions): Lineboard {
  const { options: carried, signing } = keepSession(options)
  const { named, call, addressOf } = createNamedCalls(createTransport(carried), options.profile)
  return { ...named, ...signing, call, addressOf }
}
