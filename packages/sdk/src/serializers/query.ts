import { fieldText } from './json-text.ts'

/** Text of a `filter` or `where`, which `name` says. */
export type WriteFilter = (name: string, asked: unknown) => string

function serialize(name: string, value: unknown, write: WriteFilter, place: string): string {
  if (value === undefined || (name !== 'filter' && name !== 'where')) return fieldText(place, value ?? '', name)
  const asked = write(name, value)
  return asked === '{}' ? '' : asked
}

/**
 * Query of a call: objects become JSON, percent-encoded once; `filter` and `where` portably, and left out when empty. Throws a TypeError, which begins
 * with the place, for a number or date that is none.
 */
export function serializeQuery(query: Readonly<Record<string, unknown>>, write: WriteFilter, place = ''): string {
  let search = ''
  for (const name of Object.keys(query)) {
    const text = serialize(name, query[name], write, place)
    if (text) search += `${search && '&'}${name}=${encodeURIComponent(text)}`
  }
  return search
}
