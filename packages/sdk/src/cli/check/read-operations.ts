import type { ContractDocument, ContractOperation } from '@lineboard/contract/document'
import { operationEntries } from '../../operations/operation-entries.ts'

/** The operations that change nothing on a server, in the order of the contract. */
export function readOperations({ operations }: ContractDocument): ContractOperation[] {
  const reads = new Set(operationEntries().flatMap(({ id, effect }) => (effect === 'read' ? [id] : [])))
  return operations.filter(({ id }) => reads.has(id))
}
