import type { BodyKind, OperationEntry } from './operation-entry.ts'

interface Parameters {
  params: { path: Record<string, unknown>; query: Record<string, unknown> }
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** Sorts flat arguments into path, query and body. Throws a TypeError where a part of the path is missing. */
export function splitArgs(entry: OperationEntry, args: Readonly<Record<string, unknown>>): Parameters {
  const { body, ...rest } = args
  const query: Record<string, unknown> = rest
  const path: Record<string, unknown> = {}
  for (const name of entry.pathParams) {
    const value = query[name]
    // An empty part would make it another call: `DELETE /Customers/` for `DELETE /Customers/{id}`.
    if (value === undefined || value === null || value === '') throw new TypeError(`${entry.id} needs ${name}`)
    path[name] = value
    delete query[name]
  }
  return body === undefined ? { params: { path, query } } : { params: { path, query }, body }
}
