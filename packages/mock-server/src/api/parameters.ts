import type { ParameterNode, SchemaNode } from '@lineboard/contract/openapi-document'
import { parse } from 'qs'
import type { ApiOperation } from '../contract/api-operation.ts'
import { badRequest } from '../errors/loopback-error.ts'
import { filterLimits } from '../query/filter-limits.ts'

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

/** A parameter in brackets, as Express reads it: `filter[where][id]=5`. */
function inBrackets(query: URLSearchParams, name: string): unknown {
  const isWritten = [...query.keys()].some((key) => key.startsWith(`${name}[`))
  return isWritten ? parse(query.toString(), { depth: filterLimits.brackets })[name] : undefined
}

/** A parameter that comes twice is a list, which LoopBack refuses. */
function refuseTwice(query: URLSearchParams, name: string, bracketed: unknown): void {
  const times = query.getAll(name).length + (bracketed === undefined ? 0 : 1)
  if (times > 1) throw badRequest(`The parameter "${name}" came more than once: send it once.`)
}

/** Query parameters the contract names, typed by it. Throws a 400 for one that comes twice. */
export function queryParameters(operation: ApiOperation, query: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const { name, schema } of takenBy(operation).query) {
    const text = query.get(name)
    const bracketed = inBrackets(query, name)
    refuseTwice(query, name, bracketed)
    const value = text === null ? bracketed : coerceText(text, schema)
    if (value !== undefined) values[name] = value
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
