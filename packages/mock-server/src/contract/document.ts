/** The parts of a JSON Schema that this server reads itself. */
export interface SchemaNode {
  $ref?: string
  type?: string | readonly string[]
  properties?: Record<string, SchemaNode>
  required?: readonly string[]
  enum?: readonly unknown[]
  default?: unknown
  format?: string
  minimum?: number
  items?: SchemaNode
  'x-relation'?: unknown
}

/** A path, query or header parameter. */
export interface ParameterNode {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema?: SchemaNode
}

/** Content by media type. */
export type ContentNode = Record<string, { schema?: SchemaNode }>

/** The parts of an operation that this server reads itself; the validators read the rest. */
export interface OperationNode {
  operationId: string
  tags?: readonly string[]
  security?: readonly unknown[]
  parameters?: ParameterNode[]
  requestBody?: { required?: boolean; content: ContentNode }
  responses: Record<string, { headers?: Record<string, unknown>; content?: ContentNode }>
  'x-effect': 'read' | 'write'
  'x-loopback'?: { model: string; method: string }
}

/** A path with its operations and the parameters they share. */
export interface PathNode {
  parameters?: ParameterNode[]
  get?: OperationNode
  put?: OperationNode
  post?: OperationNode
  delete?: OperationNode
  patch?: OperationNode
}

/** The contract, whole. */
export interface ContractDocument {
  openapi: string
  info: { title: string; version: string }
  security?: readonly unknown[]
  components: { schemas: Record<string, SchemaNode> }
  paths: Record<string, PathNode>
}
