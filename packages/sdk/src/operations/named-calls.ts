import { makeRequest } from '../middleware/make-request.ts'
import { withProfile } from '../profile/profile-of.ts'
import type { ServerProfile } from '../profile/server-profile.ts'
import type { Answer } from './answer.ts'
import { type AnyArgs, buildRequest } from './build-request.ts'
import { callPromise } from './call-promise.ts'
import { likeCalls } from './like-calls.ts'
import { operationEntry, operationNames } from './operation-entries.ts'
import type { CallArgs, CallOptions, CallResult, NamedCalls, OperationId, ReadOperationId } from './operation-types.ts'
import { type Performed, perform } from './perform.ts'
import type { Transport } from './transport.ts'

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
  const performedBy = new Map<string, Performed>()
  // Most programs call few of them: each is read when it is called first.
  const performedOf = (operationId: string): Performed => {
    const known = performedBy.get(operationId)
    if (known) return known
    const entry = operationEntry(operationId)
    if (!entry) throw new TypeError(`There is no operation ${operationId}`)
    const counter = entry.shape === 'list' ? operationEntry(operationId.replace(/\..*/, '.count')) : undefined
    const performed = { entry, counter }
    performedBy.set(operationId, performed)
    return performed
  }
  const send = likeCalls(transport.call, ({ id }) => operationEntry(id.replace(/\..*/, '.find')))
  const callOf = (operationId: string) => (args?: AnyArgs, options?: CallOptions) =>
    callPromise(perform(send, performedOf(operationId), args, options))
  const named: Record<string, object> = Object.fromEntries(
    operationNames().map(([model, verbs]) => {
      const calls = Object.fromEntries(verbs.map((verb) => [verb, callOf(`${model}.${verb}`)]))
      return [model, Object.assign(withProfile({}, profile), calls)]
    }),
  )
  const call = async (operationId: string, args?: AnyArgs, options?: CallOptions) =>
    perform(send, performedOf(operationId), args, options)
  const addressOf: AddressOf = (operationId, args) => {
    const { path, init } = buildRequest(performedOf(operationId).entry, args, undefined, profile)
    // Whole, where the client was given a path of the page's own server.
    return makeRequest(transport.sign(`${transport.baseUrl}${path}`, init).url).url
  }
  // The table that the types are made of is the one the calls were made of.
  return { named: named as NamedCalls, call: call as CallById, addressOf }
}
