import { bundleContract } from '@lineboard/contract/bundle'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Json = Record<string, unknown>

/** What the tests read of a parameter. */
export interface ParameterDocument {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  example?: unknown
  schema?: Json
  'x-filter-schema'?: string
}

interface MediaDocument {
  schema?: Json
  example?: unknown
  examples?: Record<string, { $ref?: string; value?: unknown }>
}

/** What the tests read of an operation, with its path, method and parameters resolved. */
export interface OperationDocument {
  id: string
  method: string
  path: string
  isPublic: boolean
  effect: string
  /** Sent twice, it leaves and answers the same as sent once. */
  isRepeatable: boolean
  movesMoney: boolean
  parameters: ParameterDocument[]
  body?: { isRequired: boolean; mediaType: string; example: unknown }
  answers: Record<string, { content?: Record<string, MediaDocument> }>
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch']
const spec: Json = await bundleContract()

/** Follows a `$ref` inside the bundled contract. */
function resolve<T>(node: T | { $ref: string }): T {
  let at: unknown = node
  while (typeof at === 'object' && at !== null && '$ref' in at && typeof at.$ref === 'string') {
    const path = at.$ref.slice(2).split('/')
    at = path.reduce<unknown>((value, key) => (value as Json)[key.replaceAll('~1', '/').replaceAll('~0', '~')], spec)
  }
  return at as T
}

function exampleOf(media: MediaDocument): unknown {
  if (media.example !== undefined) return media.example
  const first = Object.values(media.examples ?? {})[0]
  return first && resolve<{ value?: unknown }>(first as { value?: unknown }).value
}

interface RawOperation {
  operationId: string
  security?: unknown[]
  'x-effect': string
  'x-repeatable'?: boolean
  'x-moves-money'?: boolean
  parameters?: (ParameterDocument | { $ref: string })[]
  requestBody?: { required?: boolean; content: Record<string, MediaDocument> } | { $ref: string }
  responses: Record<string, { content?: Record<string, MediaDocument> } | { $ref: string }>
}

function read(path: string, method: string, item: Json): OperationDocument {
  const raw = item[method] as RawOperation
  const shared = (item.parameters ?? []) as RawOperation['parameters']
  const body = raw.requestBody && resolve(raw.requestBody)
  const media = body && Object.entries(body.content)[0]
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    isPublic: raw.security?.length === 0,
    effect: raw['x-effect'],
    isRepeatable: raw['x-effect'] === 'read' || raw['x-repeatable'] === true,
    movesMoney: raw['x-moves-money'] === true,
    parameters: [...(shared ?? []), ...(raw.parameters ?? [])].map((one) => resolve<ParameterDocument>(one)),
    ...(body &&
      media && { body: { isRequired: body.required === true, mediaType: media[0], example: exampleOf(media[1]) } }),
    answers: Object.fromEntries(Object.entries(raw.responses).map(([status, answer]) => [status, resolve(answer)])),
  }
}

/** All operations of the contract. */
export const operationDocuments: OperationDocument[] = Object.entries(spec.paths as Record<string, Json>).flatMap(
  ([path, item]) => METHODS.filter((method) => item[method]).map((method) => read(path, method, item)),
)

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'contract', components: spec.components })
const validators = new Map<string, ValidateFunction | undefined>()

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
  const key = `${operation.id} ${status}`
  if (!validators.has(key)) validators.set(key, ajv.compile(pointIntoContract(media.schema)))
  const validate = validators.get(key)
  if (!validate || validate(answer)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
}

/** Checks rows of an entity by its schema. */
export function validatorOf(entity: string): ValidateFunction {
  return ajv.compile({ $ref: `contract#/components/schemas/${entity}` })
}

function pointIntoContract(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'))
}
