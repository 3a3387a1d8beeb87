// Lines that make a call, for the API reference: by the SDK, by curl and by the `lineboard` command. A test runs each.
import { callLines } from '../src/public/call-lines.ts'
import { argumentsOf, parametersOf } from './api-example.mjs'
import { deref, listOperations } from './operation-table.mjs'

function shapeOf(spec, entry) {
  const { operation, id, method, path } = entry
  const namesIn = (place) =>
    parametersOf(spec, entry)
      .filter((each) => each.in === place)
      .map(({ name }) => name)
  const [bodyType] = Object.keys(deref(spec, operation.requestBody)?.content ?? {})
  const [type] = Object.keys(deref(spec, operation.responses['200'])?.content ?? {})
  const answersFile = type !== undefined && type !== 'application/json' && type !== 'text/csv'
  const isPublic = operation.security?.length === 0
  // The SDK and the command take no headers: what makes a call repeatable is theirs.
  return { id, method, path, query: namesIn('query'), headers: [], isPublic, bodyType, answersFile }
}

const samplesOf = (spec, entry) => ({
  summary: entry.operation.summary,
  ...callLines(shapeOf(spec, entry), argumentsOf(spec, entry)),
})

/** Source text of sample-arguments.gen.ts. */
export const sampleArguments = (
  spec,
) => `/** What the lines of the API reference give each call: rows of the sample data. */
export const sampleArguments: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
${listOperations(spec)
  .map((entry) => `  ${JSON.stringify(entry.id)}: ${JSON.stringify(argumentsOf(spec, entry))},`)
  .join('\n')}
}
`

/** Source text of samples.gen.ts. */
export function samples(spec) {
  const entries = listOperations(spec).map(
    (entry) => `  ${JSON.stringify(entry.id)}: ${JSON.stringify(samplesOf(spec, entry))},`,
  )
  return `/** What each call does in a few words, and lines that make it: by the SDK, by curl, by the command, in Python. The lines of a terminal take address and session from the environment. */
export const samples: Readonly<Record<string, { readonly summary: string; readonly sdk: string; readonly curl: string; readonly cli: string; readonly python: string }>> = {
${entries.join('\n')}
}
`
}
