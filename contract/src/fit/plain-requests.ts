import { isObject } from './fit.ts'

type Row = Readonly<Record<string, unknown>>

/** A request in plain parts: a text body is JSON. */
export interface PlainRequest {
  method?: string
  body?: unknown
}

/** What a request needs of a fit. */
interface Mapping {
  lineOf(operationId: string, method: string, path: string): { method: string; path: string }
  query(operationId: string, name: string, asked: Row): Row
  args(operationId: string, args: Row): Row
}

/** A request of a call of ours as the core API takes it. Throws what the mapping throws. */
export function plainRequest<Init extends PlainRequest>(
  { lineOf, query, args }: Mapping,
  { id, method, path }: { id: string; method: string; path: string },
  base: string,
  address: string,
  init: Init,
): [address: string, init: Init] {
  const [asked = '', search = ''] = address.slice(base.length).split('?')
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const values = new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(asked)?.slice(1) ?? []
  const line = lineOf(id, method, path)
  const parameters = new URLSearchParams(search)
  for (const name of ['filter', 'where']) {
    const condition: unknown = JSON.parse(parameters.get(name) ?? 'null')
    if (isObject(condition)) parameters.set(name, JSON.stringify(query(id, name, condition)))
  }
  const isJson = typeof init.body === 'string' && /^\s*[[{]/.test(init.body)
  const { order, body } = args(id, {
    order: parameters.get('order') ?? undefined,
    ...(isJson && { body: JSON.parse(String(init.body)) }),
  })
  if (order !== undefined) parameters.set('order', String(order))
  const theirs = line.path.replace(/\{(\w+)\}/g, (_, name: string) => values[names.indexOf(name)] ?? '')
  return [
    `${base}${theirs}${parameters.size > 0 ? `?${parameters}` : ''}`,
    { ...init, method: line.method, ...(isJson && { body: JSON.stringify(body) }) },
  ]
}
