import type { AnyArgs } from '../operations/build-request.ts'
import { type NeededParts, type OperationParts, parseEntry } from '../operations/operation-entry.ts'
import type {
  Answer,
  CallOptions,
  CallPromise,
  EntryOf,
  NamedCall,
  OperationId,
} from '../operations/operation-types.ts'
import type { Transport } from '../transport/transport.ts'

/** What a named call gives back for its answer. */
export function callPromise(answer: Promise<Answer>): CallPromise<unknown> {
  const data = answer.then((answered) => answered.data)
  return Object.assign(data, {
    withResponse() {
      // Who asks for the answer is told of the failure there.
      data.catch(() => {})
      return answer
    },
  })
}

/**
 * One named call without the table of all: for a script or an edge function that ships little. The compiler holds the
 * entry against the contract: `bindOperation(transport, 'Customer.findById', 'GET /Customers/{id}')`. Unlike the
 * calls of a client it does not split lists too long for one address. What only some operations
 * need is given by name, and the compiler says which: `filters` for a `filter` or `where`, `keys` where money moves, `forms` for
 * forms and files: `bindOperation(transport, 'Customer.count', 'GET /Customers/count count', { filters })`.
 */
export function bindOperation<Id extends OperationId>(
  transport: Transport,
  id: Id,
  line: EntryOf<Id>,
  ...[parts]: [NeededParts<Id>] extends [never] ? [] : [parts: Pick<OperationParts, NeededParts<Id>>]
): NamedCall<Id> {
  const entry = parseEntry(id, line, parts)
  const named = (args: AnyArgs = {}, options: CallOptions = {}) => callPromise(transport.call(entry, args, options))
  // The entry says what the call takes and answers; the compiler held it against the contract.
  return named as NamedCall<Id>
}
