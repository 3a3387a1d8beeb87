import type { ParameterNode, SchemaNode } from '@lineboard/contract/openapi-document'
import type { ApiOperation } from '../../ground/contract/api-operation.ts'
import type { Match } from '../../ground/contract/contract.ts'
import { settable } from '../../ground/contract/entity-meta.ts'
import { badRequest, notFound } from '../../ground/errors.ts'

function typesOf(schema: SchemaNode | undefined): readonly string[] {
  const type = schema?.type
  return typeof type === 'string' ? [type] : (type ?? [])
}

/** A parameter as the type the contract gives it. Text that doesn't fit stays text: the validators refuse it. */
export function coerceText(text: string, schema: SchemaNode | undefined): unknown {
  const types = typesOf(schema)
  if ((types.includes('integer') || types.includes('number')) && text.trim() !== '') {
    const number = Number(text)
    return Number.isNaN(number) ? text : number
  }
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** A stock server takes a filter wherever it reads rows, whether or not the contract speaks of it. */
const filter: ParameterNode = { name: 'filter', in: 'query' }

/** What an operation takes, sorted once by where it stands. */
interface Taken {
  path: readonly ParameterNode[]
  query: readonly ParameterNode[]
  /** Names of parameters of all places, and the same in small letters. */
  names: ReadonlySet<string>
  folded: ReadonlySet<string>
}

const taken = new WeakMap<ApiOperation, Taken>()

function takenBy(operation: ApiOperation): Taken {
  const known = taken.get(operation)
  if (known) return known
  const { parameters } = operation
  const names = parameters.map(({ name }) => name)
  const made = {
    path: parameters.filter((parameter) => parameter.in === 'path'),
    query: [filter, ...parameters.filter((parameter) => parameter.in === 'query')],
    names: new Set(names),
    folded: new Set(names.map((name) => name.toLowerCase())),
  }
  taken.set(operation, made)
  return made
}

/** Path parameters, typed by the contract. */
export function pathParameters(
  operation: ApiOperation,
  params: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    takenBy(operation).path.map(({ name, schema }) => [name, coerceText(params[name] ?? '', schema)]),
  )
}

const IN_ITS_PLACE =
  'Send it as JSON, by JSON.stringify, or generate the client from /docs/openapi.text.json, where it is a text'

/**
 * Throws a 400 for a filter as clients write an object that they were not told to send as JSON. LoopBack reads brackets, but five
 * deep and every value as text, and finds other rows than meant, or none.
 */
function refuseObject(query: URLSearchParams, name: string): void {
  if ([...query.keys()].some((key) => key.startsWith(`${name}[`)))
    throw badRequest(`The client wrote the ${name} in brackets, as in "${name}[limit]=1". ${IN_ITS_PLACE}.`)
  if (query.get(name) === '[object Object]')
    throw badRequest(`The client wrote the ${name} as "[object Object]". ${IN_ITS_PLACE}.`)
}

/** A parameter that comes twice is a list, which LoopBack refuses. */
function refuseTwice(query: URLSearchParams, name: string): void {
  if (query.getAll(name).length > 1) throw badRequest(`The parameter "${name}" came more than once: send it once.`)
}

/** Query parameters the contract names, typed by it. Throws a 400 for one that comes twice, and for a filter that is not JSON. */
export function queryParameters(operation: ApiOperation, query: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const { name, schema } of takenBy(operation).query) {
    if (name === 'filter' || name === 'where') refuseObject(query, name)
    refuseTwice(query, name)
    const text = query.get(name)
    if (text !== null) values[name] = coerceText(text, schema)
  }
  return values
}

/**
 * A query as the validators are to see it: of a parameter that comes twice the first, as handlers do, and without what is another
 * parameter's name in other letters, which they would take for that one.
 */
export function namedQuery(operation: ApiOperation, query: URLSearchParams): Record<string, string> {
  const { names, folded } = takenBy(operation)
  const values: Record<string, string> = {}
  for (const [name, text] of query) {
    if (!Object.hasOwn(values, name) && (names.has(name) || !folded.has(name.toLowerCase()))) values[name] = text
  }
  return values
}

/**
 * Whether the path names a row by a text that no id is, as LoopBack takes it: deleting it deletes nothing. For any other call it
 * throws the 404 of a row that is not there.
 */
export function namesNoRow({ operation, params }: Match): boolean {
  const { id, loopback, parameters } = operation
  const named = parameters.find(
    ({ in: place, name, schema }) => place === 'path' && name === 'id' && schema?.type === 'integer',
  )
  // What cannot be decoded is refused as that.
  if (!named || !params.id || /^[1-9]\d*$/.test(params.id)) return false
  if (loopback?.method === 'deleteById') return true
  throw notFound(loopback?.model ?? id.split('.')[0] ?? id, params.id)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The fields of a body that a client sets, inside objects and lists too: what else a client sends is not for it to set. Where
 * a schema lists no fields, all are taken.
 */
export function namedFields(schema: SchemaNode | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return schema?.items ? value.map((item) => namedFields(schema.items, item)) : value
  const { properties } = schema ?? {}
  if (!properties || !isObject(value)) return value
  const names = settable(schema)
  const named = Object.entries(value).filter(([name]) => names.includes(name))
  return Object.fromEntries(named.map(([name, inner]) => [name, namedFields(properties[name], inner)]))
}

const takesNull = (schema: SchemaNode | undefined) => Array.isArray(schema?.type) && schema.type.includes('null')

/** A body without the optional fields that a client empties by null, as LoopBack lets it; the handlers find their names in `sent`. */
export function withoutEmptied(schema: SchemaNode | undefined, body: unknown): unknown {
  if (!schema?.properties || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { properties, required = [] } = schema
  const isEmptied = (name: string, value: unknown) =>
    value === null && Object.hasOwn(properties, name) && !required.includes(name) && !takesNull(properties[name])
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => !isEmptied(name, value)))
}
