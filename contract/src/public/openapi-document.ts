import type { Permission } from '../permissions/may-call.ts'

/** The parts of a JSON Schema that our programs read themselves; validators read the rest. */
export interface SchemaNode {
  $ref?: string
  description?: string
  type?: string | readonly string[]
  properties?: Record<string, SchemaNode>
  required?: readonly string[]
  enum?: readonly unknown[]
  default?: unknown
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
  items?: SchemaNode
  /** Of a text that is JSON: its media type, and the shape of what it says. */
  contentMediaType?: string
  contentSchema?: SchemaNode
  example?: unknown
  'x-relation'?: unknown
  /** Whether the documents of the core API name the property, or it is our reading. */
  'x-source'?: 'stated' | 'inferred'
  /** Of a model: the fields that the documents name. */
  'x-stated'?: readonly string[]
  /** Fields that a body may carry, as rows are sent back whole, and that the server sets all the same. */
  'x-server-sets'?: readonly string[]
}

/** A path, query or header parameter; as it is written, it may be a reference to one. */
export interface ParameterNode {
  $ref?: string
  name: string
  description?: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  example?: unknown
  schema?: SchemaNode
  /** Of a text that is JSON: what it says of rows. */
  'x-filter-schema'?: 'Filter' | 'Where'
  /** Of a parameter that is typed as JSON. */
  content?: ContentNode
}

/** Content by media type. */
export type ContentNode = Record<
  string,
  { schema?: SchemaNode; example?: unknown; examples?: Record<string, { $ref?: string; value?: unknown }> }
>

/** An answer that an operation may give. */
export interface AnswerNode {
  $ref?: string
  headers?: Record<string, unknown>
  content?: ContentNode
}

/** The parts of an operation that our programs read themselves. */
export interface OperationNode {
  operationId: string
  summary: string
  description?: string
  tags?: readonly string[]
  security?: readonly unknown[]
  parameters?: ParameterNode[]
  requestBody?: { required?: boolean; content: ContentNode }
  responses: Record<string, AnswerNode>
  'x-source'?: string
  /** Whether it changes anything on the server. */
  'x-effect': 'read' | 'write'
  /** Of a write: sent twice, it leaves and answers the same as sent once. */
  'x-repeatable'?: true
  'x-moves-money'?: true
  /** Users who sign in with a code must have given one in the last 15 minutes; `buying`: only where the call buys a number. */
  'x-recent-code'?: true | 'buying'
  /** Of a write: relations that its answer carries all the same. Reads carry those they are asked to include. */
  'x-embeds'?: readonly string[]
  /** Who may make the call. */
  'x-permission': Permission
  /** Not with an API key, and not while somebody acts as the person. */
  'x-no-impersonation'?: true
  /** Everybody may make it for the own account. */
  'x-own-account'?: true
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

/** openapi.yaml with all the files it refers to, as one document. */
export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string }
  security?: readonly unknown[]
  components: {
    schemas: Record<string, SchemaNode>
    parameters?: Record<string, ParameterNode>
    responses?: Record<string, AnswerNode>
    examples?: Record<string, { value?: unknown }>
    headers?: Record<string, unknown>
  }
  paths: Record<string, PathNode>
}
