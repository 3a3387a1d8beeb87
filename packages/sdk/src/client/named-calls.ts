import { type AnyArgs, buildRequest } from '../operations/build-request.ts'
import { operationEntry, operationNames } from '../operations/operation-entries.ts'
import type { OperationEntry } from '../operations/operation-entry.ts'
import type {
  Answer,
  CallArgs,
  CallOptions,
  CallResult,
  NamedCalls,
  OperationId,
  ReadOperationId,
} from '../operations/operation-types.ts'
import { type ServerProfile, withProfile } from '../profile/server-profile.ts'
import { withRepairs } from '../repairs/repairs.ts'
import { makeRequest } from '../transport/session-request.ts'
import type { Transport } from '../transport/transport.ts'
import { callPromise } from './bind-operation.ts'

/** Calls an operation by its name, and answers the response too: `X-Total-Count` is in its headers. */
export type CallById = <Id extends OperationId>(
  operationId: Id,
  args: CallArgs<Id>,
  options?: CallOptions,
) => Promise<Answer<CallResult<Id>>>

/**
 * Address of a read with the session of this moment in it, for what sends no headers: the source of a picture or a recording.
 * Whoever has it is that person for the server: neither show it nor keep it.
 */
export type AddressOf = <Id extends ReadOperationId>(operationId: Id, args: CallArgs<Id>) => string

interface Calls {
  named: NamedCalls
  call: CallById
  addressOf: AddressOf
}

/** Makes the named calls of all operations from the operation table. */
export function createNamedCalls(transport: Transport, profile?: ServerProfile): Calls {
  const entries = new Map<string, OperationEntry>()
  // Most programs call few of them: each is read when it is called first.
  const entryOf = (operationId: string): OperationEntry => {
    const known = entries.get(operationId)
    if (known) return known
    const entry = operationEntry(operationId)
    if (!entry) throw new TypeError(`There is no operation ${operationId}`)
    entries.set(operationId, entry)
    return entry
  }
  const send = withRepairs(transport.call, operationEntry)
  const callOf = (operationId: string) => (args?: AnyArgs, options?: CallOptions) =>
    callPromise(send(entryOf(operationId), args, options))
  const named: Record<string, object> = Object.fromEntries(
    operationNames().map(([model, verbs]) => {
      const calls = Object.fromEntries(verbs.map((verb) => [verb, callOf(`${model}.${verb}`)]))
      return [model, Object.assign(withProfile({}, profile), calls)]
    }),
  )
  const call = async (operationId: string, args?: AnyArgs, options?: CallOptions) =>
    send(entryOf(operationId), args, options)
  const addressOf: AddressOf = (operationId, args) => {
    const { path, init } = buildRequest(entryOf(operationId), args, undefined, profile)
    // Whole, where the client was given a path of the page's own server.
    return makeRequest(transport.sign(`${transport.baseUrl}${path}`, init).url).url
  }
  // The table that the types are made of is the one the calls were made of.
  return { named: named as NamedCalls, call: call as CallById, addressOf }
}
