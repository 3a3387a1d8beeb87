import { isEmpty } from '../filter/combine.ts'
import type { AnyWhere } from '../filter/filter.ts'
import { FilterError } from '../filter/filter-error.ts'
import { isObject } from '../filter/is-object.ts'
import { portable, portableFilter } from '../filter/portable.ts'

/** What a filter or where becomes for one server, after it was written for all. */
export type Adapt = (name: string, asked: AnyWhere) => AnyWhere

// LoopBack refuses a query with a value further in.
const mostLevels = 12

const levelsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce((most, inner) => Math.max(most, levelsOf(inner)), 0)
    : 0

function serialize(name: string, value: unknown, adapt: Adapt | undefined): string {
  if (typeof value !== 'object') return String(value)
  if (!isObject(value) || (name !== 'filter' && name !== 'where')) return JSON.stringify(value)
  const written = name === 'where' ? portable(value) : portableFilter(value)
  const asked = adapt ? adapt(name, written) : written
  if (levelsOf(asked) > mostLevels) throw new FilterError(`${name} is nested deeper than servers take it`)
  return isEmpty(asked) ? '' : JSON.stringify(asked)
}

/** Query of a call: objects become JSON, percent-encoded once; `filter` and `where` portably, and left out when empty. */
export function serializeQuery(query: Readonly<Record<string, unknown>>, adapt?: Adapt): string {
  let search = ''
  for (const name of Object.keys(query)) {
    const text = serialize(name, query[name] ?? '', adapt)
    if (text) search += `${search && '&'}${name}=${encodeURIComponent(text)}`
  }
  return search
}
