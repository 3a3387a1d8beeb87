import { entities } from '../entities.ts'
import { type FilterSchema, filterSchemas } from './filter-schemas.ts'
import type { OpenApiDocument, OperationNode, ParameterNode, PathNode, SchemaNode } from './openapi-document.ts'

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
export function withFilterTypes(document: OpenApiDocument): OpenApiDocument {
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
