// The operation table: what a transport must know of each operation, and the row type its filter speaks of.

import { effectOf } from './effect.mjs'

const METHODS = ['get', 'put', 'post', 'delete', 'patch']
const BODY_FLAGS = { 'application/x-www-form-urlencoded': 'form', 'multipart/form-data': 'multipart' }

/**
 * Every operation of the bundled document as { id, method, path, operation }.
 * @param {import('./bundle.mjs').OpenApiDocument} spec
 * @returns {{ id: string, method: string, path: string, operation: import('../src/public/openapi-document.ts').OperationNode }[]}
 */
export function listOperations(spec) {
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ id: operation.operationId, method: method.toUpperCase(), path, operation }] : []
    }),
  )
}

/** Follows `$ref`s inside the bundled document. */
export function deref(spec, node) {
  let at = node
  while (at?.$ref) {
    at = at.$ref
      .slice(2)
      .split('/')
      .reduce((value, key) => value[key.replaceAll('~1', '/').replaceAll('~0', '~')], spec)
  }
  return at
}

/** Where the method says it already there is no flag: a GET reads, anything else writes. */
function effectFlags(entry) {
  const { effect, isRepeatable, takesKey } = effectOf(entry)
  const flags = effect === (entry.method === 'GET' ? 'read' : 'write') ? [] : [effect]
  if (isRepeatable && effect === 'write') flags.push('repeatable')
  if (takesKey) flags.push('key')
  return flags
}

/** What a JSON answer is, where it is no object: a list of rows, a count, or only true or false. */
function shapeOf(spec, schema) {
  const { type, properties } = deref(spec, schema) ?? {}
  if (type === 'array') return 'list'
  if (type === 'boolean') return 'flag'
  return properties && Object.keys(properties).join() === 'count' ? 'count' : undefined
}

/** What only the server can say: without it nobody can go on. */
const onlySaid = ['id', 'client_secret', 'apikey']

/** Whether an answer that is an object may as well be none: that of a method which does something and is asked for nothing. */
function isDispensable(spec, { operation }, schema) {
  const { properties } = deref(spec, schema)
  return operation['x-loopback'] === undefined && properties && !onlySaid.some((name) => name in properties)
}

function flagsOf(spec, entry) {
  const { operation } = entry
  const flags = effectFlags(entry)
  if (operation.security?.length === 0) flags.push('public')
  const body = deref(spec, operation.requestBody)
  for (const type of Object.keys(body?.content ?? {})) if (BODY_FLAGS[type]) flags.push(BODY_FLAGS[type])
  const [answer, content] = Object.entries(deref(spec, operation.responses['200'])?.content ?? {})[0] ?? []
  if (answer === 'text/csv') flags.push('text')
  else if (answer && answer !== 'application/json') flags.push('blob')
  const shape = answer === 'application/json' ? shapeOf(spec, content.schema) : 'empty'
  if (shape && !(shape === 'empty' && answer)) flags.push(shape)
  const isWrite = effectOf(entry).effect === 'write'
  if (!shape && isWrite && answer === 'application/json' && isDispensable(spec, entry, content.schema))
    flags.push('bare')
  if (operation['x-time-limit-ms']) flags.push(`limit=${operation['x-time-limit-ms']}`)
  return flags
}

/** What an editor shows of a call: the SDK's named calls are typed over this table's keys. */
function docOf({ summary, description }) {
  const text = [summary, description].filter(Boolean).join('. ').replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')
  return `/** ${text} */`
}

/** Source text of operations.gen.ts. */
export function operationTable(spec) {
  const byModel = new Map()
  const rows = []
  for (const entry of listOperations(spec)) {
    const [model, verb] = entry.id.split('.')
    const line = [entry.method, entry.path, ...flagsOf(spec, entry)].join(' ')
    byModel.set(model, [...(byModel.get(model) ?? []), `    ${docOf(entry.operation)}\n    ${verb}: '${line}',`])
    const row = entry.operation['x-loopback']?.model
    if (row) rows.push(`  '${entry.id}': components['schemas']['${row}']`)
  }
  return `import type { components } from './schema.gen.ts'

/** Row type that the \`filter\` or \`where\` of an operation speaks of. */
export interface OperationRows {
${rows.join('\n')}
}

/**
 * Model, then verb, to \`METHOD /path flag…\`: read (no GET, and changes nothing all the same), write (a GET that changes
 * something), repeatable, key (an Idempotency-Key makes it safe to be sent twice), public, form, multipart, limit=<ms>;
 * of the answer, which is an object where nothing is said: list, count, flag (true or false), empty, bare (an object, or nothing), text, blob.
 */
export const operationTable = {
${[...byModel].map(([model, lines]) => `  ${model}: {\n${lines.join('\n')}\n  },`).join('\n')}
} as const
`
}
