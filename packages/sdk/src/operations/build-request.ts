import type { CoreFit } from '@lineboard/contract/fit'
import type { ServerProfile } from '../profile/server-profile.ts'
import type { OperationEntry } from './operation-entry.ts'
import { neededPart } from './operation-entry.ts'
import type { CallOptions } from './operation-types.ts'
import { jsonText, serializeQuery } from './serialize.ts'

/** Flat arguments of an operation, whatever its types. */
export type AnyArgs = Readonly<Record<string, unknown>>

/** What is known of a server by whom requests are written for it. */
interface ServerOptions {
  profile?: ServerProfile | undefined
  fit?: CoreFit | undefined
}

/** A request that has not been made yet. */
export interface RequestPlan {
  /** Path and query, below the client's base address. */
  path: string
  init: { method: string; headers: Record<string, string>; body?: BodyInit }
}

// An empty part, or dots that addresses are shortened by, would make it another call: `DELETE /Customers/`. NaN is the id of nothing.
const noPathPart = /^(\.{0,2}|NaN|-?Infinity)$/

/**
 * Sorts flat arguments into path, query and body, and encodes each. Throws a TypeError
 * where a part of the path or of the operation is missing or a number or date of query or body is none, a FilterError for a bulk delete without a condition.
 */
export function buildRequest(
  entry: OperationEntry,
  args: AnyArgs,
  headers: CallOptions['headers'],
  server: ServerOptions = {},
): RequestPlan {
  const { fit } = server
  const { body, ...rest } = fit?.args(entry.id, args) ?? args
  const place = `${entry.id}: `
  const query: Record<string, unknown> = rest
  if (entry.isBulkDelete) neededPart(entry, 'filters').assertNarrow(query.where)
  const pathPart = (_: string, name: string) => {
    const part = String(query[name] ?? '')
    if (noPathPart.test(part)) throw new TypeError(`${entry.id} needs ${name}`)
    delete query[name]
    return encodeURIComponent(part)
  }
  const line = fit?.lineOf(entry.id, entry.method, entry.path) ?? entry
  const path = line.path.includes('{') ? line.path.replace(/\{(\w+)\}/g, pathPart) : line.path
  for (const name of ['filter', 'where'])
    if (query[name] !== undefined) query[name] = neededPart(entry, 'filters').text(name, query[name], entry.id, server)
  const search = serializeQuery(query, place)
  const init: RequestPlan['init'] = {
    method: line.method,
    headers: headers ? Object.fromEntries(new Headers(headers)) : {},
  }
  if (body !== undefined) {
    if (entry.body === 'json') {
      init.body = jsonText(place, body)
      init.headers['content-type'] = 'application/json'
    } else init.body = neededPart(entry, 'forms')[entry.body](body, place)
  }
  return { path: search ? `${path}?${search}` : path, init }
}
