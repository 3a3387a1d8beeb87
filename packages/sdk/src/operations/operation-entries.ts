import { operationTable } from '@lineboard/contract'
import { filters } from '../filter/filters.ts'
import { forms } from '../serializers/forms.ts'
import { keys } from './keys.ts'
import { type OperationEntry, parseEntry } from './operation-entry.ts'

const parts = { filters, keys, forms }

/** Lines of the table: models, and by model verbs. */
const models: Readonly<Record<string, Readonly<Record<string, string>>>> = operationTable

/** Models of the table with the verbs of each, in the order of the contract. */
export const operationNames = (): Array<readonly [model: string, verbs: string[]]> =>
  Object.entries(models).map(([model, lines]) => [model, Object.keys(lines)])

/** An operation by its id, such as `Customer.find`; undefined where the contract has none. */
export function operationEntry(id: string): OperationEntry | undefined {
  const [model = '', verb = ''] = id.split('.')
  // A name such as `constructor` is found on every object, and has a name itself.
  const lines = Object.hasOwn(models, model) ? models[model] : undefined
  const line = lines && Object.hasOwn(lines, verb) ? lines[verb] : undefined
  return line === undefined ? undefined : parseEntry(id, line, parts)
}

/** Every operation of the table, in the order of the contract. */
export const operationEntries = (): OperationEntry[] =>
  operationNames().flatMap(([model, verbs]) => verbs.flatMap((verb) => operationEntry(`${model}.${verb}`) ?? []))
