import type { AnyArgs } from './build-request.ts'
import { parseEntry } from './operation-entry.ts'
import type { CallOptions, EntryOf, NamedCall, OperationId } from './operation-types.ts'
import type { Transport } from './transport.ts'

/**
 * One named call without the table of all: for a script or an edge function that ships little. The compiler holds the
 * entry against the contract: `bindOperation(transport, 'Customer.find', 'GET /Customers list')`. Unlike the
 * calls of a client it does not split lists too long for one address.
 */
export function bindOperation<Id extends OperationId>(transport: Transport, id: Id, line: EntryOf<Id>): NamedCall<Id> {
  const entry = parseEntry(id, line)
  const named = async (args: AnyArgs = {}, options: CallOptions = {}) =>
    (await transport.call(entry, args, options)).data
  // The entry says what the call takes and answers; the compiler held it against the contract.
  return named as NamedCall<Id>
}
