import type {
  AnswerNode,
  ContentNode,
  OperationNode,
  ParameterNode,
  PathNode,
  SchemaNode,
} from '@lineboard/contract/openapi-document'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { sharedContract } from '../src/ground/contract/contract.ts'

/** What the tests read of an operation. */
export interface OperationDocument {
  id: string
  method: string
  path: string
  isPublic: boolean
  effect: 'read' | 'write'
  /** Sent twice, it leaves and answers the same as sent once. */
  isRepeatable: boolean
  movesMoney: boolean
  /** Relations that the answer of a write carries. */
  embeds: readonly string[]
  parameters: readonly ParameterNode[]
  body?: { mediaType: string; example: unknown }
  answers: Readonly<Record<string, AnswerNode>>
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const
const { document } = await sharedContract()

function bodyOf(content: ContentNode = {}): Pick<OperationDocument, 'body'> {
  const [mediaType, media] = Object.entries(content)[0] ?? []
  if (!mediaType) return {}
  return { body: { mediaType, example: media?.example ?? Object.values(media?.examples ?? {})[0]?.value } }
}

const read = (path: string, method: string, node: OperationNode, shared: PathNode['parameters'] = []) => ({
  id: node.operationId,
  method: method.toUpperCase(),
  path,
  isPublic: node.security?.length === 0,
  effect: node['x-effect'],
  isRepeatable: node['x-effect'] === 'read' || node['x-repeatable'] === true,
  movesMoney: node['x-moves-money'] === true,
  embeds: node['x-embeds'] ?? [],
  parameters: [...shared, ...(node.parameters ?? [])],
  ...bodyOf(node.requestBody?.content),
  answers: node.responses,
})

/** All operations of the contract. */
export const operationDocuments: OperationDocument[] = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const node = item[method]
    return node ? [read(path, method, node, item.parameters)] : []
  }),
)

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
// The same reference leads to the same schema, so that each is compiled once.
const validators = new Map<SchemaNode, ValidateFunction>()

function validator(schema: SchemaNode): ValidateFunction {
  const validate = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, validate)
  return validate
}

/**
 * Problems of an answer by the contract, read as JSON Schema 2020-12, which Prism's own draft-07 check may miss.
 * Empty when there are none.
 */
export function problemsOf(operation: OperationDocument, status: number, mediaType: string, answer: unknown): string[] {
  const declared = operation.answers[String(status)] ?? (status >= 400 ? operation.answers.default : undefined)
  if (!declared) return [`status ${status} is not declared`]
  if (!declared.content) return answer === '' || answer === undefined ? [] : ['an answer without content has a body']
  const media = declared.content[mediaType]
  if (!media) return [`media type ${mediaType} is not declared for ${status}`]
  if (mediaType !== 'application/json' || !media.schema) return []
  const validate = validator(media.schema)
  if (validate(answer)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
}

/** Checks rows of an entity by its schema. */
export const validatorOf = (entity: string): ValidateFunction => validator(document.components.schemas[entity] ?? {})
