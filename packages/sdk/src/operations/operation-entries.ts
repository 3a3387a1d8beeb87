import { operationTable } from '@lineboard/contract'
import { type OperationEntry, parseEntry } from './operation-entry.ts'

/** Every operation of the table, in the order of the contract. */
export const operationEntries = (): OperationEntry[] =>
  Object.entries(operationTable).flatMap(([model, verbs]) =>
    Object.entries<string>(verbs).map(([verb, line]) => parseEntry(`${model}.${verb}`, line)),
  )
