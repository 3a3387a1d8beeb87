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

/** `several_user` as a verb: `severalUser`. */
const camelCase = (path) => path.replaceAll(/[-_](\w)/g, (_, letter) => letter.toUpperCase())

/** The items of a list, the commonest first. */
function byFrequency(items) {
  const counts = new Map()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].sort(([, left], [, right]) => right - left)
}

const letterOf = (index) => {
  if (index < 0 || index > 25) throw new Error('The packed table has a letter for 26 words and 26 calls')
  return String.fromCharCode(97 + index)
}

/**
 * The lines of the table in few bytes, which `contract/src/operation-table.ts` reads. A model a line: `Model/path` where the path is not
 * `Models`, then its calls. A call is a letter for one that several models have, or `letters path verb`: a letter for the method and each flag,
 * the path below that of the model, and the verb where that is not the path in camel case.
 * @param {Map<string, [verb: string, line: string][]>} byModel
 */
function packed(byModel) {
  const lines = [...byModel.values()].flat().map(([, line]) => line)
  const words = byFrequency(lines.flatMap((line) => line.split(' ').filter((word) => !word.startsWith('/')))).map(
    ([word]) => word,
  )
  const models = [...byModel].map(([model, calls]) => {
    const [[base]] = byFrequency(calls.map(([, line]) => line.split(/[ /]+/)[1]))
    const codes = calls.map(([verb, line]) => {
      const [method, path, ...flags] = line.split(' ')
      const [first, ...rest] = path.slice(1).split('/')
      const below = first === base ? rest.join('/') : path
      const letters = [method, ...flags].map((word) => letterOf(words.indexOf(word))).join('')
      return [letters, below, ...(camelCase(below) === verb ? [] : [verb])].join(' ')
    })
    return { name: base === `${model}s` ? model : `${model}/${base}`, codes }
  })
  const shared = byFrequency(models.flatMap(({ codes }) => codes)).flatMap(([code, count]) => (count > 1 ? code : []))
  const short = (code) => (shared.includes(code) ? letterOf(shared.indexOf(code)) : code)
  return {
    words: words.join(' '),
    shared: shared.join(),
    models: models.map(({ name, codes }) => [name, ...codes.map(short)].join()).join(';'),
  }
}

/** Source text of operations.gen.ts. */
export function operationTable(spec) {
  const byModel = new Map()
  const docs = new Map()
  const rows = []
  for (const entry of listOperations(spec)) {
    const [model, verb] = entry.id.split('.')
    const line = [entry.method, entry.path, ...flagsOf(spec, entry)].join(' ')
    byModel.set(model, [...(byModel.get(model) ?? []), [verb, line]])
    docs.set(entry.id, docOf(entry.operation))
    const row = entry.operation['x-loopback']?.model
    if (row) rows.push(`  '${entry.id}': components['schemas']['${row}']`)
  }
  const typeOf = ([model, calls]) => {
    const lines = calls.map(([verb, line]) => `    ${docs.get(`${model}.${verb}`)}\n    readonly ${verb}: '${line}'`)
    return `  readonly ${model}: {\n${lines.join('\n')}\n  }`
  }
  const { words, shared, models } = packed(byModel)
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
export type OperationTable = {
${[...byModel].map(typeOf).join('\n')}
}

/** The same in few bytes, read by operation-table.ts: words that letters stand for, calls that letters stand for, models. */
export const packedOperations = {
  words: '${words}',
  shared: '${shared}',
  models: '${models}',
}
`
}
