import { apiPrefix } from '../edge/routes/api-route.ts'
import type { ApiOperation } from '../ground/contract/api-operation.ts'
import type { Prng } from '../ground/prng.ts'
import { hostileFilter } from './hostile-filters.ts'
import { hostileMultipart, hostileTexts, hostileTypes, hostileValues } from './hostile-values.ts'

/** Kinds of hostile requests. */
export const hostileKinds = [
  'path',
  'filter',
  'costly',
  'query',
  'types',
  'json',
  'form',
  'multipart',
  'headers',
] as const

/** A kind of hostile request. */
export type HostileKind = (typeof hostileKinds)[number]

const queryNames = ['filter', 'where', 'order', 'id', 'uid', 'options', 'data', '__proto__', 'filter[where][id]']
const brokenEscapes = ['%', '%zz', '%00', '%E0%A4%A', '%2e%2e%2f', '%F0%9F%92%A5', ';a=b', '+', '//']
/** Rows that are there; 1 is the user who asks. */
const sound = ['2', '3', '4']

const escaped = (text: string) => encodeURIComponent(text.toWellFormed())

/** Fills the parameters of a path, now and then with what can't be unescaped. */
function pathOf({ path }: ApiOperation, prng: Prng, kind: HostileKind): string {
  return path.replaceAll(/\{\w+\}/g, () => {
    if (kind !== 'path') return prng.pick(sound)
    return prng.chance(0.3) ? prng.pick(brokenEscapes) : escaped(prng.pick(hostileTexts)) || '1'
  })
}

function queryOf(token: string, prng: Prng, kind: HostileKind): string {
  const parts = [`access_token=${token}`]
  if (kind === 'filter') parts.push(`${prng.pick(['filter', 'where'])}=${escaped(prng.pick(hostileTexts))}`)
  if (kind === 'costly') {
    const name = prng.pick(['filter', 'where'])
    const filter = hostileFilter(prng)
    parts.push(`${name}=${escaped(name === 'filter' ? filter : filter.replace(/^{"where":(.*)}$/, '$1'))}`)
  }
  if (kind === 'query') {
    for (const name of queryNames) {
      if (!prng.chance(0.3)) continue
      const value = prng.chance(0.3) ? prng.pick(brokenEscapes) : escaped(prng.pick(hostileTexts))
      parts.push(`${prng.chance(0.1) ? prng.pick(brokenEscapes) : name}=${value}`, ...(prng.chance(0.1) ? [name] : []))
    }
  }
  return parts.join('&')
}

/** The fields of an operation with values of other types, and some that nobody should name. */
function wrongTypes({ bodySchema }: ApiOperation, prng: Prng): string {
  const names = [...Object.keys(bodySchema?.properties ?? {}), 'id', 'customerId', 'constructor', 'hasOwnProperty']
  const fields = names.filter(() => prng.chance(0.6)).map((name) => [name, prng.pick(hostileValues)])
  // Written by hand: an object literal would take `__proto__` for its own.
  const text = JSON.stringify(Object.fromEntries(fields))
  return prng.chance(0.1) ? `{"__proto__":{"isSuperAdmin":true},${text.slice(1)}`.replace(',}', '}') : text
}

function formOf({ bodySchema }: ApiOperation, prng: Prng): string {
  const names = [...Object.keys(bodySchema?.properties ?? {}), '__proto__', 'a']
  return names
    .map((name) => `${name}=${prng.chance(0.3) ? prng.pick(brokenEscapes) : escaped(prng.pick(hostileTexts))}`)
    .join('&')
}

function bodyOf(operation: ApiOperation, prng: Prng, kind: HostileKind): { type: string; body: string } {
  if (kind === 'types') return { type: 'application/json', body: wrongTypes(operation, prng) }
  if (kind === 'json') return { type: 'application/json', body: prng.pick(hostileTexts) }
  if (kind === 'form') return { type: 'application/x-www-form-urlencoded', body: formOf(operation, prng) }
  if (kind === 'multipart') return { type: 'multipart/form-data; boundary=x', body: prng.pick(hostileMultipart) }
  return { type: prng.pick(hostileTypes), body: prng.pick([...hostileTexts, ...hostileMultipart]) }
}

/** A request to that operation, hostile in one way, as it goes over the wire. */
export function hostileRequest(operation: ApiOperation, token: string, prng: Prng, kind: HostileKind): string {
  const { method } = operation
  const target = `${apiPrefix}${pathOf(operation, prng, kind)}?${queryOf(token, prng, kind)}`
  const head = [`${method} ${target} HTTP/1.1`, 'Host: a']
  if (kind === 'headers') {
    head.push(`Authorization: ${prng.pick(['Bearer', 'Bearer __proto__', 'Basic %%%', '\t'])}`)
    head.push(`Accept: ${prng.pick(['', '*', 'text/html;q=x', 'application/xml', ','.repeat(2000)])}`)
    head.push(`Range: ${prng.pick(['bytes=5-1', 'bytes=-', 'bytes=0-99999999999999999999', 'x'])}`)
    if (prng.chance(0.2)) head.push(...Array.from({ length: 900 }, (_, at) => `X-Flood-${at}: ${at}`))
    if (prng.chance(0.3)) head.push(`Cookie: mockSession=${prng.pick(['%', 'a'.repeat(300), ''])}`)
    head.push(`If-None-Match: ${prng.pick(['*', '"', ''])}`, `X-HTTP-Method-Override: ${prng.pick(['TRACE', ''])}`)
  }
  if (method === 'GET') return `${head.join('\r\n')}\r\n\r\n`
  const { type, body } = bodyOf(operation, prng, kind)
  const bytes = Buffer.byteLength(body)
  return [...head, `Content-Type: ${type}`, `Content-Length: ${bytes}`, '', body].join('\r\n')
}
