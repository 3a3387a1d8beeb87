import type { ParameterNode, SchemaNode } from '@lineboard/contract/openapi-document'
import { parse } from 'qs'
import type { ApiOperation } from '../contract/api-operation.ts'
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

const ofPlace = (operation: ApiOperation, place: ParameterNode['in']) =>
  operation.parameters.filter((parameter) => parameter.in === place)

/** Path parameters, typed by the contract. */
export function pathParameters(
  operation: ApiOperation,
  params: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    ofPlace(operation, 'path').map(({ name, schema }) => [name, coerceText(params[name] ?? '', schema)]),
  )
}

/** A stock server takes a filter wherever it reads rows, whether or not the contract speaks of it. */
const filter: ParameterNode = { name: 'filter', in: 'query' }

/** A parameter in brackets, as Express reads it: `filter[where][id]=5`. */
function inBrackets(query: URLSearchParams, name: string): unknown {
  const isWritten = [...query.keys()].some((key) => key.startsWith(`${name}[`))
  return isWritten ? parse(query.toString(), { depth: filterLimits.brackets })[name] : undefined
}

/** Query parameters the contract names, typed by it. Of a parameter that comes twice the first counts. */
export function queryParameters(operation: ApiOperation, query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [filter, ...ofPlace(operation, 'query')].flatMap(({ name, schema }) => {
      const text = query.get(name)
      const value = text === null ? inBrackets(query, name) : coerceText(text, schema)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
