import type { AnyArgs } from './build-request.ts'
import { callPromise } from './call-promise.ts'
import { parseEntry } from './operation-entry.ts'
import type { NeededParts, OperationParts } from './operation-parts.ts'
import type { CallOptions, EntryOf, NamedCall, OperationId } from './operation-types.ts'
import type { Transport } from './transport.ts'

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
