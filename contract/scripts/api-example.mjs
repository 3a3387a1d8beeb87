// An example of each call as one writes it with the SDK.
import { callInTypeScript } from '../src/public/call-lines.ts'
import { deref } from './operation-table.mjs'
import { sampleValues } from './sample-values.mjs'

const MOST_ROWS = 1
const MOST_LINES = 80

const exampleOf = (spec, media) => media?.example ?? deref(spec, Object.values(media?.examples ?? {})[0])?.value

// The SDK encodes these fields; the contract's examples have them encoded.
const decoded = (value) => (typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value)

/** What a call that replaces is given: the row, whole. */
function wholeRow(spec, operation) {
  const { method } = operation['x-loopback'] ?? {}
  if (method !== 'upsert' && method !== 'replaceById') return undefined
  const { id, ...row } = exampleOf(spec, jsonAnswer(spec, operation)) ?? {}
  return method === 'upsert' ? { id, ...row } : row
}

const jsonAnswer = (spec, operation) => deref(spec, operation.responses['200'])?.content?.['application/json']

/** Parameters of a call, those of its path first. */
export const parametersOf = (spec, { operation, path }) =>
  [...(spec.paths[path].parameters ?? []), ...(operation.parameters ?? [])].map((each) => deref(spec, each))

/** What the call is given, by name, as the SDK takes it. */
export function argumentsOf(spec, entry) {
  const { operation } = entry
  const { body: better, ...values } = sampleValues[entry.id] ?? {}
  const given = parametersOf(spec, entry).flatMap(({ name, required, example }) => {
    if (name === 'filter') return [[name, { limit: 20 }]]
    if (name === 'where') return required ? [[name, { id: { inq: [7, 8] } }]] : []
    return required ? [[name, values[name] ?? example]] : []
  })
  const media = Object.entries(deref(spec, operation.requestBody)?.content ?? {})[0]
  const body = wholeRow(spec, operation) ?? (media && exampleOf(spec, media[1]))
  const isForm = media?.[0] === 'application/x-www-form-urlencoded'
  const fields =
    isForm && body ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, decoded(value)])) : body
  const sent = better ? { ...fields, ...better } : fields
  return Object.fromEntries([...given, ...(sent === undefined ? [] : [['body', sent]])])
}

/** The call in TypeScript. */
export const callExample = (spec, entry) => callInTypeScript(entry.id, argumentsOf(spec, entry))

/** The answer as JSON, of a list its first row; undefined where it is no JSON. */
export function answerExample(spec, { operation }) {
  const value = exampleOf(spec, jsonAnswer(spec, operation))
  if (value === undefined) return undefined
  const lines = JSON.stringify(Array.isArray(value) ? value.slice(0, MOST_ROWS) : value, null, 2).split('\n')
  return lines.length > MOST_LINES ? undefined : lines.join('\n')
}
