import { operationTable } from '@lineboard/contract'
import { filters } from '../filter/filters.ts'
import { forms } from '../serializers/forms.ts'
import { keys } from './keys.ts'
import { type OperationEntry, parseEntry } from './operation-entry.ts'

const parts = { filters, keys, forms }

/** Every operation of the table, in the order of the contract. */
export const operationEntries = (): OperationEntry[] =>
  Object.entries(operationTable).flatMap(([model, verbs]) =>
    Object.entries<string>(verbs).map(([verb, line]) => parseEntry(`${model}.${verb}`, line, parts)),
  )
