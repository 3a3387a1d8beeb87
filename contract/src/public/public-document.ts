import { entities } from '../entities.ts'
import { type FilterSchema, filterSchemas } from './filter-schemas.ts'
import type {
  AnswerNode,
  OpenApiDocument,
  OperationNode,
  ParameterNode,
  PathNode,
  SchemaNode,
} from './openapi-document.ts'
import { withStoredRows } from './stored-rows.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const

const PREFIX = '#/components/schemas/'

const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1)

/** JSON of a named shape: text on the wire, a type for whoever writes it. */
function typed(parameter: ParameterNode, model: string): ParameterNode {
  const { schema: _, example, 'x-filter-schema': part, ...rest } = parameter
  const content = { schema: { $ref: `${PREFIX}${model}${part}` }, example: JSON.parse(String(example)) }
  return { ...rest, content: { 'application/json': content } }
}

function typedOperation(operation: OperationNode, shared: Readonly<Record<string, ParameterNode>>): OperationNode {
  const model = operation['x-loopback']?.model
  if (!model || !operation.parameters) return operation
  const parameters = operation.parameters.map((parameter) => {
    const named = (parameter.$ref && shared[nameOf(parameter.$ref)]) || parameter
    return named['x-filter-schema'] ? typed(named, model) : parameter
  })
  return { ...operation, parameters }
}

const filterSchemasOfAll = (schemas: Readonly<Record<string, SchemaNode>>): Record<string, FilterSchema> =>
  Object.assign({}, ...Object.entries(entities).map(([model, meta]) => filterSchemas(model, meta, schemas)))

/**
 * The contract with a type for every `filter` and `where`, of the rows it speaks of: what generators of clients read. Our own
 * programs read it without them, as filters travel as text and the SDK types them by itself.
 */
function withFilterTypes(document: OpenApiDocument): OpenApiDocument {
  const { schemas, parameters = {} } = document.components
  const typedItem = (item: PathNode): PathNode => ({
    ...item,
    ...Object.fromEntries(
      METHODS.flatMap((method) => (item[method] ? [[method, typedOperation(item[method], parameters)]] : [])),
    ),
  })
  const paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [path, typedItem(item)]))
  const all = { ...schemas, ...filterSchemasOfAll(schemas) }
  return { ...document, paths, components: { ...document.components, schemas: all } }
}

type Components = OpenApiDocument['components']
type Group = keyof Components

const groups = ['schemas', 'parameters', 'responses', 'examples', 'headers'] as const satisfies readonly Group[]

/** The document without shared parts that nothing refers to. */
function onlyUsed(document: OpenApiDocument): OpenApiDocument {
  const { components } = document
  const used = new Set<string>()

  function follow(node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key !== '$ref' || typeof value !== 'string') follow(value)
      else if (!used.has(value)) {
        used.add(value)
        const [first, name = ''] = value.replace('#/components/', '').split('/')
        const group = groups.find((known) => known === first)
        follow(group && components[group]?.[name])
      }
    }
  }

  follow(document.paths)
  const kept = groups.flatMap((group) => {
    const parts = Object.entries(components[group] ?? {})
    return parts.length > 0
      ? [[group, Object.fromEntries(parts.filter(([name]) => used.has(`#/components/${group}/${name}`)))]]
      : []
  })
  return { ...document, components: { ...components, ...Object.fromEntries(kept) } }
}

/**
 * The contract with each operation's success in place, and not by reference to an answer that it shares with others, which some tools
 * look at once. Errors stay shared.
 */
function withOwnAnswers(document: OpenApiDocument): OpenApiDocument {
  const shared = document.components.responses ?? {}
  const own = ([status, answer]: [string, AnswerNode]): [string, AnswerNode] => {
    const known = status.startsWith('2') ? shared[answer.$ref?.split('/').at(-1) ?? ''] : undefined
    return [status, known ?? answer]
  }

  const ownOperation = (operation: OperationNode): OperationNode => ({
    ...operation,
    responses: Object.fromEntries(Object.entries(operation.responses).map(own)),
  })
  const ownItem = (item: PathNode): PathNode => ({
    ...item,
    ...Object.fromEntries(METHODS.flatMap((method) => (item[method] ? [[method, ownOperation(item[method])]] : []))),
  })
  const paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [path, ownItem(item)]))
  return { ...document, paths }
}

/** The contract for people and tools that read one operation at a time: with what each answers in place. */
export const plainDocument = (document: OpenApiDocument) => onlyUsed(withStoredRows(withOwnAnswers(document)))

/** The contract as others have it: with types for filters as well, for generators of clients. */
export const publicDocument = (document: OpenApiDocument) => onlyUsed(withFilterTypes(plainDocument(document)))
