import type {
  AnswerNode,
  ContentNode,
  OpenApiDocument,
  OperationNode,
  PathNode,
  SchemaNode,
} from './openapi-document.ts'

const METHODS = ['put', 'post', 'patch'] as const
const PREFIX = '#/components/schemas/'

/** A row as it is stored: without the relations, which come only where a read includes them. */
function stored(schema: SchemaNode): SchemaNode {
  const own = Object.entries(schema.properties ?? {}).filter(([, property]) => !property['x-relation'])
  return { ...schema, properties: Object.fromEntries(own) }
}

type Media = ContentNode[string]

/** An example without what its schema has not. */
function storedExample(
  { example, examples }: Media,
  shared: OpenApiDocument['components']['examples'],
  row: SchemaNode,
) {
  const [first = {}] = Object.values(examples ?? {})
  const value = example ?? (shared?.[first.$ref?.split('/').at(-1) ?? ''] ?? first).value
  const own = Object.entries(Object(value)).filter(([name]) => row.properties?.[name])
  return Object.fromEntries(own)
}

/**
 * The contract with `XRow` for what a write answers that is a row of X. Our own programs read it without, as they
 * take a row for one, wherever it comes from.
 */
export function withStoredRows(document: OpenApiDocument): OpenApiDocument {
  const { schemas, examples } = document.components
  const made: Record<string, SchemaNode> = {}

  function storedAnswer(answer: AnswerNode): AnswerNode {
    const { 'application/json': media, ...others } = answer.content ?? {}
    const model = media?.schema?.$ref?.slice(PREFIX.length) ?? ''
    const row = schemas[model]
    if (!media || !row || !Object.values(row.properties ?? {}).some((property) => property['x-relation'])) return answer
    const name = `${model}Row`
    made[name] = { ...stored(row), description: `${row.description ?? model} As it is stored, without its relations.` }
    const content = { schema: { $ref: `${PREFIX}${name}` }, example: storedExample(media, examples, made[name]) }
    return { ...answer, content: { ...others, 'application/json': content } }
  }

  function storedOperation(operation: OperationNode): OperationNode {
    const answer = operation.responses['200']
    if (operation['x-effect'] !== 'write' || operation['x-embeds'] || !answer) return operation
    return { ...operation, responses: { ...operation.responses, 200: storedAnswer(answer) } }
  }

  const storedItem = (item: PathNode): PathNode => ({
    ...item,
    ...Object.fromEntries(METHODS.flatMap((method) => (item[method] ? [[method, storedOperation(item[method])]] : []))),
  })
  const paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [path, storedItem(item)]))
  return { ...document, paths, components: { ...document.components, schemas: { ...schemas, ...made } } }
}
