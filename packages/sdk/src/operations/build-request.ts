import type { CoreFit } from '@lineboard/contract/fit'
import type { Adapt } from '../filter/write-filter.ts'
import type { ServerProfile } from '../profile/server-profile.ts'
import type { OperationEntry } from './operation-entry.ts'
import { neededPart } from './operation-entry.ts'
import type { CallOptions } from './operation-types.ts'
import { jsonText, serializeQuery } from './serialize.ts'

/** Flat arguments of an operation, whatever its types. */
export type AnyArgs = Readonly<Record<string, unknown>>

/** What is known of a server by whom requests are written for it. */
export interface ServerOptions {
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
  { profile, fit }: ServerOptions = {},
): RequestPlan {
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
  const adapt: Adapt | undefined =
    (profile || fit) &&
    ((name, asked) => {
      const adapted = profile?.adapt(entry.id, name, asked) ?? asked
      return fit?.query(entry.id, name, adapted) ?? adapted
    })
  const write = (name: string, asked: unknown) => JSON.stringify(neededPart(entry, 'filters').write(name, asked, adapt))
  const search = serializeQuery(query, write, place)
  const init: RequestPlan['init'] = {
    method: line.method,
    headers: headers ? Object.fromEntries(new Headers(headers)) : {},
  }
  if (body !== undefined) {
    init.body = entry.body === 'json' ? jsonText(place, body) : neededPart(entry, 'forms')[entry.body](body, place)
    // The platform names a multipart body itself: the boundary is in its name.
    const type = entry.body === 'form' ? 'x-www-form-urlencoded' : entry.body
    if (type !== 'multipart') init.headers['content-type'] = `application/${type}`
  }
  return { path: search ? `${path}?${search}` : path, init }
}
