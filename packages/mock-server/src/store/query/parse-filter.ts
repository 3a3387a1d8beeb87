import { entityMeta } from '../../ground/contract/entity-meta.ts'
import { badRequest } from '../../ground/errors.ts'
import { NestedTooDeep, parseJson } from '../../ground/parse-json.ts'
import type { CheckedWhere, Where } from '../rows/types.ts'
import { counter, filterLimits } from './filter-limits.ts'

/** A checked `filter` parameter. */
export interface Filter {
  where?: Where | CheckedWhere
  order: readonly string[]
  /** 0 means all. */
  limit: number
  skip: number
  include: readonly Include[]
  /** Names to keep, or to leave out. */
  fields?: { keep?: readonly string[]; drop?: readonly string[] }
}

/** A relation to embed. */
export interface Include {
  relation: string
  scope: Filter
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isDeeper = (value: unknown, levels: number): boolean =>
  levels < 0 ||
  (typeof value === 'object' && value !== null && Object.values(value).some((inner) => isDeeper(inner, levels - 1)))

/** The object of a query parameter; undefined when there is none. Throws a 400 for anything else, and for one too deep. */
export function parseObject(given: unknown, name: string): Readonly<Record<string, unknown>> | undefined {
  const value = parseValue(given, name)
  if (isDeeper(value, filterLimits.depth)) {
    throw badRequest(`The query object exceeds maximum depth ${filterLimits.depth}`, 'QUERY_OBJECT_TOO_DEEP')
  }
  return value
}

function parseValue(text: unknown, name: string): Readonly<Record<string, unknown>> | undefined {
  if (text === undefined || text === '') return undefined
  let value: unknown = text
  try {
    if (typeof text === 'string') value = parseJson(text)
  } catch (problem) {
    const why = problem instanceof NestedTooDeep ? problem.message : String(text).slice(0, 60)
    throw badRequest(`Cannot parse the ${name} as JSON: ${why}`, 'INVALID_ARGUMENT')
  }
  if (value === null) return undefined
  if (isObject(value)) return value
  throw badRequest(`The ${name} is not an object.`, 'INVALID_ARGUMENT')
}

function wholeNumber(value: unknown, message: (shown: string) => string): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : (value ?? 0)
  if (typeof number === 'number' && Number.isInteger(number) && number >= 0) return number
  throw badRequest(message(JSON.stringify(value) ?? 'undefined'))
}

/** The terms of an order: a text, with commas or not, or a list of such. Throws a 400 for anything else. */
function parseOrder(order: unknown): string[] {
  if (order == null || order === '') return []
  const list = Array.isArray(order) ? order : [order]
  return list.flatMap((term) => {
    if (typeof term !== 'string') throw badRequest(`The order ${JSON.stringify(term)} is not valid`)
    return term.split(/,\s*/)
  })
}

function parseFields(fields: unknown): Filter['fields'] {
  // An empty list is none to LoopBack, which then answers all of them.
  if (fields == null || fields === '' || (Array.isArray(fields) && fields.length === 0)) return undefined
  if (typeof fields === 'string') return { keep: [fields] }
  if (Array.isArray(fields)) return { keep: fields.filter((name) => typeof name === 'string') }
  if (!isObject(fields)) throw badRequest('The fields filter is neither a list nor an object.')
  const named = Object.entries(fields)
  const keep = named.flatMap(([name, isKept]) => (isKept ? [name] : []))
  return keep.length > 0 ? { keep } : { drop: named.map(([name]) => name) }
}

/** How deep in a filter, and how many relations it has named so far. */
interface Place {
  depth: number
  countInclude(): void
}

const newPlace = (): Place => ({
  depth: 0,
  countInclude: counter(filterLimits.includes, 'The include filter names too many relations'),
})

function parseInclude(include: unknown, model: string, at: Place): Include[] {
  if (include == null || include === '') return []
  if (at.depth > filterLimits.includeDepth) throw badRequest('The include filter is nested too deep.')
  if (Array.isArray(include)) return include.flatMap((part) => parseInclude(part, model, at))
  if (typeof include === 'string') {
    // "Role.sections" is the short form of one relation inside another.
    const [head = '', ...rest] = include.split('.')
    return [oneInclude(head, rest.length > 0 ? { include: rest.join('.') } : {}, model, at)]
  }
  if (!isObject(include)) throw badRequest(`Invalid include filter: ${JSON.stringify(include)}`)
  if (typeof include.relation === 'string') {
    return [oneInclude(include.relation, isObject(include.scope) ? include.scope : {}, model, at)]
  }
  return Object.entries(include).map(([relation, inner]) => oneInclude(relation, { include: inner }, model, at))
}

function oneInclude(relation: string, scope: Readonly<Record<string, unknown>>, model: string, at: Place): Include {
  at.countInclude()
  const relations = entityMeta(model)?.relations ?? {}
  const target = Object.hasOwn(relations, relation) ? relations[relation] : undefined
  if (!target) throw badRequest(`Relation "${relation}" is not defined for ${model} model`, 'INVALID_INCLUDED_RELATION')
  return { relation, scope: toFilter(scope, target.model, { ...at, depth: at.depth + 1 }) }
}

/** Checks the parts of a filter. Throws a 400 as LoopBack does; `where` is checked when it is compiled. */
export function toFilter(raw: Readonly<Record<string, unknown>>, model: string, place = newPlace()): Filter {
  const { where, order, include } = raw
  if (where !== undefined && !isObject(where))
    throw badRequest(`The where clause ${JSON.stringify(where)} is not an object`)
  const fields = parseFields(raw.fields)
  return {
    // It is checked when it is compiled, before it is used.
    ...(where && { where }),
    order: parseOrder(order),
    limit: wholeNumber(raw.limit, (shown) => `The limit parameter ${shown} is not valid`),
    skip: wholeNumber(raw.skip ?? raw.offset, (shown) => `The offset/skip parameter ${shown} is not valid`),
    include: parseInclude(include, model, place),
    ...(fields && { fields }),
  }
}
