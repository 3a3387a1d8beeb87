import type { operations } from '@lineboard/contract'
import type {
  ContentNode,
  OpenApiDocument,
  OperationNode,
  ParameterNode,
  SchemaNode,
} from '@lineboard/contract/openapi-document'

/** Name of an operation of the contract. */
export type OperationId = keyof operations & string

/** How the body of a request is written. */
export type BodyKind = 'none' | 'json' | 'form' | 'multipart'

/** An operation of the contract, with what the server must know of it at hand. */
export interface ApiOperation {
  id: OperationId
  method: (typeof methodNames)[Method]
  /** Path as the contract writes it, with `{name}` for parameters. */
  path: string
  summary: string
  isPublic: boolean
  /** Whether it changes anything, whatever its method. */
  effect: 'read' | 'write'
  /** Whether it charges or refunds a card, or changes a wallet. */
  movesMoney: boolean
  /** Whether a user who signs in with codes must have given one recently. */
  needsRecentCode: boolean
  /** Whether an `Idempotency-Key` makes it safe to be sent twice. */
  takesKey: boolean
  /** Whether it changes what is kept, so that it is refused while that can't be. */
  needsStorage: boolean
  loopback?: { model: string; method: string }
  parameters: readonly ParameterNode[]
  bodyKind: BodyKind
  bodySchema?: SchemaNode
  /** True when the list says how many rows match in all. */
  hasTotalHeader: boolean
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const
type Method = (typeof methods)[number]
const methodNames = { get: 'GET', put: 'PUT', post: 'POST', delete: 'DELETE', patch: 'PATCH' } as const

const bodyKinds: Readonly<Record<string, BodyKind>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
}

function bodyOf(content: ContentNode | undefined): Pick<ApiOperation, 'bodyKind' | 'bodySchema'> {
  const [mediaType, entry] = Object.entries(content ?? {})[0] ?? []
  if (!mediaType) return { bodyKind: 'none' }
  return { bodyKind: bodyKinds[mediaType] ?? 'json', ...(entry?.schema && { bodySchema: entry.schema }) }
}

function toApiOperation(
  method: Method,
  path: string,
  node: OperationNode,
  shared: readonly ParameterNode[],
): ApiOperation {
  const loopback = node['x-loopback']
  return {
    // The types are generated from this document.
    id: node.operationId as OperationId,
    method: methodNames[method],
    path,
    summary: node.summary,
    isPublic: node.security?.length === 0,
    effect: node['x-effect'],
    movesMoney: node['x-moves-money'] === true,
    needsRecentCode: node['x-recent-code'] === true,
    takesKey: (node.parameters ?? []).some((one) => one.in === 'header' && one.name === 'Idempotency-Key'),
    needsStorage: node.responses['507'] !== undefined,
    ...(loopback && { loopback }),
    parameters: [...shared, ...(node.parameters ?? [])],
    ...bodyOf(node.requestBody?.content),
    hasTotalHeader: Object.keys(node.responses['200']?.headers ?? {}).some(
      (name) => name.toLowerCase() === 'x-total-count',
    ),
  }
}

/** Every operation of a dereferenced contract. */
export function listOperations(document: OpenApiDocument): ApiOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const node = item[method]
      return node ? [toApiOperation(method, path, node, item.parameters ?? [])] : []
    }),
  )
}
