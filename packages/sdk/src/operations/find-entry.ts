import { operationEntries } from './operation-entries.ts'
import type { Effect, OperationEntry } from './operation-entry.ts'

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
