import type { AnyWhere } from '../filter/filter.ts'
import { isObject } from '../filter/is-object.ts'

/** Writes a `filter` or `where`, which `name` says. */
export type WriteFilter = (name: string, asked: AnyWhere) => AnyWhere

function serialize(name: string, value: unknown, write: WriteFilter): string {
  if (typeof value !== 'object') return String(value)
  if (!isObject(value) || (name !== 'filter' && name !== 'where')) return JSON.stringify(value)
  const asked = JSON.stringify(write(name, value))
  return asked === '{}' ? '' : asked
}

/** Query of a call: objects become JSON, percent-encoded once; `filter` and `where` portably, and left out when empty. */
export function serializeQuery(query: Readonly<Record<string, unknown>>, write: WriteFilter): string {
  let search = ''
  for (const name of Object.keys(query)) {
    const text = serialize(name, query[name] ?? '', write)
    if (text) search += `${search && '&'}${name}=${encodeURIComponent(text)}`
  }
  return search
}
