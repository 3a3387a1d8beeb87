import { entities } from '../entities.ts'
import { sampleArguments } from '../generated/sample-arguments.gen.ts'
import { type FilterSchema, filterSchemas } from './filter-schemas.ts'
import type {
  AnswerNode,
  ContentNode,
  OpenApiDocument,
  OperationNode,
  ParameterNode,
  PathNode,
  SchemaNode,
} from './openapi-document.ts'
import { withStoredRows } from './stored-rows.ts'

type Components = OpenApiDocument['components']

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const

const PREFIX = '#/components/schemas/'

/** The document with each operation changed. */
function withOperations(
  document: OpenApiDocument,
  change: (operation: OperationNode) => OperationNode,
): OpenApiDocument {
  const changed = (item: PathNode): PathNode => ({
    ...item,
    ...Object.fromEntries(METHODS.flatMap((method) => (item[method] ? [[method, change(item[method])]] : []))),
  })
  const paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [path, changed(item)]))
  return { ...document, paths }
}

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
  const { paths } = withOperations(document, (operation) => typedOperation(operation, parameters))
  const all = { ...schemas, ...filterSchemasOfAll(schemas) }
  return { ...document, paths, components: { ...document.components, schemas: all } }
}

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

  return withOperations(document, (operation) => ({
    ...operation,
    responses: Object.fromEntries(Object.entries(operation.responses).map(own)),
  }))
}

const BINARY: SchemaNode = { type: 'string', format: 'binary' }

/** Content that is neither JSON nor text, as the bytes it is. */
const asBytes = (content: ContentNode): ContentNode =>
  Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type,
      /json|^text\//.test(type) ? media : { ...media, schema: BINARY },
    ]),
  )

/**
 * The contract with files as bytes: those of forms, and those that are answered. Our own programs read it without, as they check the
 * text of a part.
 */
function withFiles(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components
  const forms = new Set<string>()
  const changed = withOperations(document, (operation) => {
    forms.add(nameOf(operation.requestBody?.content['multipart/form-data']?.schema?.$ref ?? ''))
    const responses = Object.entries(operation.responses).map(([status, answer]) => [
      status,
      answer.content ? { ...answer, content: asBytes(answer.content) } : answer,
    ])
    return { ...operation, responses: Object.fromEntries(responses) }
  })
  const withFile = (schema: SchemaNode): SchemaNode => {
    const { file, ...others } = schema.properties ?? {}
    return file ? { ...schema, properties: { ...others, file: { ...file, ...BINARY } } } : schema
  }
  const all = Object.entries(schemas).map(([name, schema]) => [name, forms.has(name) ? withFile(schema) : schema])
  return { ...changed, components: { ...document.components, schemas: Object.fromEntries(all) } }
}

/** A body with the values of the sample data that its schema has, in forms as the texts they are on the wire. */
function sampleContent(content: ContentNode, body: unknown, schemas: Components['schemas']): ContentNode {
  if (body === undefined) return content
  return Object.fromEntries(
    Object.entries(content).map(([type, { examples: _, ...media }]) => {
      const known = schemas[nameOf(media.schema?.$ref ?? '')]?.properties
      const fields = Object.entries(Object(body)).filter(([name]) => !known || Object.hasOwn(known, name))
      const texts = fields.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : value])
      const isWhole = type === 'application/json' && Array.isArray(body)
      return [
        type,
        { ...media, example: isWhole ? body : Object.fromEntries(type === 'application/json' ? fields : texts) },
      ]
    }),
  )
}

/** The contract with examples that name rows of the sample data: whoever tries a call with them is shown something. */
function withSampleRows(document: OpenApiDocument): OpenApiDocument {
  const { parameters: shared = {}, schemas } = document.components
  const sampled = (parameters: readonly ParameterNode[], given: Readonly<Record<string, unknown>>) =>
    parameters.map((parameter) => {
      const named = (parameter.$ref && shared[nameOf(parameter.$ref)]) || parameter
      const value = named['x-filter-schema'] ? undefined : given[named.name]
      return value === undefined || value === named.example ? parameter : { ...named, example: value }
    })
  const ofOperation = ({ parameters, requestBody, ...operation }: OperationNode): OperationNode => {
    const given = sampleArguments[operation.operationId] ?? {}
    return {
      ...operation,
      ...(parameters && { parameters: sampled(parameters, given) }),
      ...(requestBody && {
        requestBody: { ...requestBody, content: sampleContent(requestBody.content, given.body, schemas) },
      }),
    }
  }
  const changed = withOperations(document, ofOperation)
  const paths = Object.entries(changed.paths).map(([path, item]) => {
    // Calls of one path name the same row.
    const [first] = METHODS.flatMap((method) => item[method] ?? [])
    const given = sampleArguments[first?.operationId ?? ''] ?? {}
    return [path, { ...item, ...(item.parameters && { parameters: sampled(item.parameters, given) }) }]
  })
  return { ...changed, paths: Object.fromEntries(paths) }
}

/** The contract for people and tools that read one operation at a time: with what each answers in place. */
export const plainDocument = (document: OpenApiDocument) => onlyUsed(withStoredRows(withOwnAnswers(document)))

/** The contract as others have it: with types for filters as well, for generators of clients. */
export const publicDocument = (document: OpenApiDocument) =>
  onlyUsed(withFiles(withFilterTypes(withSampleRows(plainDocument(document)))))

/** A parameter that is JSON as the text it is on the wire, with its shape beside it. */
function asText({ content, ...parameter }: ParameterNode): ParameterNode {
  const json = content?.['application/json']
  if (!json?.schema) return parameter
  const example = JSON.stringify(json.example)
  // Insomnia reads the example of the schema alone.
  const schema = { type: 'string', contentMediaType: 'application/json', contentSchema: json.schema, example }
  return { ...parameter, schema, example }
}

/**
 * The published contract for generators of clients, most of which send parameters with `content` wrongly: filters are texts that have
 * their shapes as `contentSchema`, and names of calls have no dots.
 */
export const textDocument = (document: OpenApiDocument) =>
  withOperations(publicDocument(document), ({ parameters, ...operation }) => ({
    ...operation,
    operationId: operation.operationId.replaceAll('.', '_'),
    ...(parameters && { parameters: parameters.map(asText) }),
  }))
