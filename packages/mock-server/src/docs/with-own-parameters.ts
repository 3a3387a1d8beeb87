import type { OpenApiDocument, OperationNode, ParameterNode, PathNode } from '@lineboard/contract/openapi-document'

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const

const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1)

/**
 * The document with each operation's parameters in place, those of its path too, and their types: the reference shows what stands
 * elsewhere as of any type.
 */
export function withOwnParameters(document: OpenApiDocument): OpenApiDocument {
  const { parameters: shared = {}, schemas } = document.components

  function own(parameter: ParameterNode): ParameterNode {
    const named = (parameter.$ref && shared[nameOf(parameter.$ref)]) || parameter
    const schema = named.schema?.$ref && schemas[nameOf(named.schema.$ref)]
    return schema ? { ...named, schema } : named
  }

  function ownItem({ parameters: ofAll = [], ...item }: PathNode): PathNode {
    const ownOperation = (operation: OperationNode): OperationNode => ({
      ...operation,
      parameters: [...ofAll, ...(operation.parameters ?? [])].map(own),
    })
    return Object.fromEntries(METHODS.flatMap((method) => (item[method] ? [[method, ownOperation(item[method])]] : [])))
  }

  const paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [path, ownItem(item)]))
  return { ...document, paths }
}
