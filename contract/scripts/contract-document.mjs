// The contract as `lineboard check` and `validate` of the SDK read it: what each operation takes and answers, without the prose.
import { deref, listOperations } from './operation-table.mjs'

const PROSE = new Set(['description', 'example', 'examples', 'title'])

/** A schema without words for people; names of properties are kept, whatever they are. */
export function bare(node, isNames = false) {
  if (Array.isArray(node)) return node.map((each) => bare(each))
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(([name]) => isNames || !(PROSE.has(name) || name.startsWith('x-')))
  return Object.fromEntries(kept.map(([name, value]) => [name, bare(value, !isNames && name === 'properties')]))
}

const exampleOf = (spec, { example, examples }) => example ?? deref(spec, Object.values(examples ?? {})[0])?.value

function answerOf(spec, node) {
  const { content, headers } = deref(spec, node)
  return {
    content: Object.fromEntries(Object.entries(content ?? {}).map(([type, { schema }]) => [type, bare(schema ?? {})])),
    headers: Object.fromEntries(
      Object.entries(headers ?? {}).map(([name, header]) => [name, bare(deref(spec, header).schema)]),
    ),
  }
}

function bodyOf(spec, node) {
  const [type, media] = Object.entries(deref(spec, node)?.content ?? {})[0] ?? []
  return type && { mediaType: type, example: exampleOf(spec, media) }
}

function describe(spec, { id, method, path, operation }) {
  const parameters = [...(spec.paths[path].parameters ?? []), ...(operation.parameters ?? [])]
    .map((parameter) => deref(spec, parameter))
    .map(({ name, in: place, required = false, example }) => ({ name, in: place, required, example }))
  const answers = Object.entries(operation.responses).map(([status, answer]) => [status, answerOf(spec, answer)])
  return {
    id,
    method,
    path,
    ...(operation['x-extension'] && { isExtension: true }),
    isPublic: operation.security?.length === 0,
    parameters,
    body: bodyOf(spec, operation.requestBody),
    answers: Object.fromEntries(answers),
  }
}

const lines = (entries, text) => entries.map((entry) => `    ${text(entry)},`).join('\n')

/** Source text of document.gen.ts: a line an operation and a schema, so that a change shows as a change of its line. */
export function contractDocument(spec) {
  const operations = listOperations(spec).map((entry) => describe(spec, entry))
  const schemas = Object.entries(spec.components.schemas)
  return `import type { ContractDocument } from '../contract-document.ts'

/** Every operation with its parameters, body and answers, and the schemas those point into. */
export const contractDocument: ContractDocument = {
  version: ${JSON.stringify(spec.info.version)},
  operations: [
${lines(operations, (operation) => JSON.stringify(operation))}
  ],
  components: { schemas: {
${lines(schemas, ([name, schema]) => `${JSON.stringify(name)}: ${JSON.stringify(bare(schema))}`)}
  } },
}
`
}
