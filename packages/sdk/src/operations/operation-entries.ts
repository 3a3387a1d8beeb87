import { operationTable } from '@lineboard/contract'
import { filters } from '../filter/write-filter.ts'
import { type Effect, keys, type OperationEntry, parseEntry } from './operation-entry.ts'
import { files, refusals } from './read-answer.ts'
import { forms } from './serialize.ts'

const parts = { filters, keys, forms, files, refusals }

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

interface Pattern {
  entry: OperationEntry
  path: RegExp
}

const fixedParts = ({ path }: OperationEntry) => path.split('/').filter((part) => !part.includes('{')).length

let known: readonly Pattern[] | undefined

// `/Customers/count` is also what `/Customers/{id}` looks like: the path with more words of its own goes first.
const patterns = (): readonly Pattern[] =>
  operationEntries()
    .sort((left, right) => fixedParts(right) - fixedParts(left))
    .map((entry) => ({ entry, path: new RegExp(`^${entry.path.replace(/\{\w+\}/g, '[^/]+')}$`) }))

/** What a request to the API does to the server, by its operation; undefined where the contract has none. */
export const effectOf = (request: Pick<Request, 'method' | 'url'>, baseUrl: string): Effect | undefined =>
  findEntry(request, baseUrl)?.effect

/** The operation that a request to the API calls; undefined where the contract has none. */
export function findEntry(
  { method, url }: Pick<Request, 'method' | 'url'>,
  baseUrl: string,
): OperationEntry | undefined {
  known ??= patterns()
  const [path = ''] = url.startsWith(baseUrl) ? url.slice(baseUrl.length).split('?') : []
  return known.find(({ entry, path: pattern }) => entry.method === method && pattern.test(path))?.entry
}
