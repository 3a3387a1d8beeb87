import type { LooseArgs } from './build-request.ts'
import { operationEntries } from './operation-entries.ts'
import type { OperationEntry } from './operation-entry.ts'
import type { CallArgs, CallOptions, CallResult, NamedCalls, OperationId } from './operation-types.ts'
import { perform } from './perform.ts'
import type { Answer, Transport } from './transport.ts'

type LooseCall = (args?: LooseArgs, options?: CallOptions) => Promise<unknown>

/** Calls an operation by its name, and answers the response too: `X-Total-Count` is in its headers. */
export type CallById = <Id extends OperationId>(
  operationId: Id,
  args: CallArgs<Id>,
  options?: CallOptions,
) => Promise<Answer<CallResult<Id>>>

interface Calls {
  named: NamedCalls
  call: CallById
}

const dataOf = ({ data }: Answer) => data

/** Makes the named calls of all operations from the operation table. */
export function createNamedCalls(transport: Transport): Calls
export function createNamedCalls(transport: Transport): { named: object; call: unknown } {
  const entries = new Map<string, OperationEntry>()
  const named: Record<string, Record<string, LooseCall>> = {}
  for (const entry of operationEntries()) {
    const [model = '', verb = ''] = entry.id.split('.')
    entries.set(entry.id, entry)
    const calls = named[model] ?? {}
    calls[verb] = (args, options) => perform(transport.call, entry, args, options).then(dataOf)
    named[model] = calls
  }
  const call = async (operationId: string, args?: LooseArgs, options?: CallOptions) => {
    const entry = entries.get(operationId)
    if (!entry) throw new TypeError(`There is no operation ${operationId}`)
    return perform(transport.call, entry, args, options)
  }
  return { named, call }
}
