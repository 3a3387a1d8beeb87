import type { LooseWhere } from '../filter/filter.ts'
import { isEmpty, portable } from '../filter/portable.ts'

const isObject = (value: unknown): value is LooseWhere => typeof value === 'object' && value !== null

function toPortable(name: string, value: LooseWhere): LooseWhere {
  if (name === 'where') return portable(value)
  if (name !== 'filter' || !isObject(value['where'])) return value
  const { where: _written, ...rest } = value
  const where = portable(value['where'])
  return isEmpty(where) ? rest : { ...rest, where }
}

function serialize(name: string, value: unknown): string | undefined {
  if (!isObject(value)) return String(value)
  const json = JSON.stringify(toPortable(name, value))
  return json === '{}' ? undefined : json
}

/** Query of a call: objects become JSON, percent-encoded once; `filter` and `where` portably, and left out when empty. */
export function serializeQuery(query: Readonly<Record<string, unknown>>): string {
  const parts: string[] = []
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    const text = serialize(name, value)
    if (text !== undefined) parts.push(`${name}=${encodeURIComponent(text)}`)
  }
  return parts.join('&')
}
