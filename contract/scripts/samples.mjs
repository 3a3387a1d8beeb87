// Lines that make a call, for the API reference: by the SDK, by curl and by the `lineboard` command. A test runs each.
import { argumentsOf, callExample, parametersOf } from './api-example.mjs'
import { deref, listOperations } from './operation-table.mjs'

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`
const asText = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Arguments of curl that carry the body. */
function bodyArguments(type, body) {
  const fields = Object.entries(body ?? {})
  if (type === 'application/json') return ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`]
  if (type === 'multipart/form-data')
    return fields.map(([name, value]) =>
      name === 'file' ? "-F 'file=@rows.csv;type=text/csv'" : `-F ${quoted(`${name}=${asText(value)}`)}`,
    )
  return fields.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${asText(value)}`)}`)
}

function curl(spec, entry, { body, ...args }) {
  const { operation, method, path } = entry
  const query = parametersOf(spec, entry).filter(({ name, in: place }) => place === 'query' && args[name] !== undefined)
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(asText(args[name])))
  const [type] = Object.keys(deref(spec, operation.requestBody)?.content ?? {})
  const texts = query.map(({ name }) => [name, asText(args[name])])
  const isOpen = operation.security?.length === 0
  // Beside a body curl can't put what is encoded into the address.
  const inAddress = type && texts.length > 0 ? `?${new URLSearchParams(texts)}` : ''
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$LINEBOARD_URL${address}${inAddress}"`,
    ...(isOpen ? [] : ['-H "Authorization: $LINEBOARD_TOKEN"']),
    ...(type && body !== undefined ? bodyArguments(type, body) : []),
    ...(type || texts.length === 0
      ? []
      : ['-G', ...texts.map(([name, text]) => `--data-urlencode ${quoted(`${name}=${text}`)}`)]),
    ...(answersFile(spec, entry) ? ['-o answer'] : []),
  ].join(' \\\n  ')
}

function answersFile(spec, { operation }) {
  const [type] = Object.keys(deref(spec, operation.responses['200'])?.content ?? {})
  return type !== undefined && type !== 'application/json' && type !== 'text/csv'
}

function command(spec, entry, args) {
  const given = Object.keys(args).length > 0 ? ` ${quoted(JSON.stringify(args))}` : ''
  return `lineboard call ${entry.id}${given}${answersFile(spec, entry) ? ' --output answer' : ''}`
}

/** A value as Python writes it. */
function inPython(value) {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(inPython).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}: ${inPython(each)}`).join(', ')}}`
}

/** The call with the library that most programs in Python use; `URL` and `TOKEN` are given. */
function python(spec, entry, { body, ...args }) {
  const { operation, method, path } = entry
  const query = parametersOf(spec, entry).filter(({ name, in: place }) => place === 'query' && args[name] !== undefined)
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(asText(args[name])))
  const [type] = Object.keys(deref(spec, operation.requestBody)?.content ?? {})
  const texts = (fields) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asText(value)]))
  const { file, ...others } = body ?? {}
  const sent = {
    'application/json': [`json=${inPython(body)}`],
    'multipart/form-data': [
      ...(Object.keys(others).length > 0 ? [`data=${inPython(texts(others))}`] : []),
      'files={"file": ("rows.csv", open("rows.csv", "rb"), "text/csv")}',
    ],
    'application/x-www-form-urlencoded': [`data=${inPython(texts(body ?? {}))}`],
  }
  const parts = [
    `f"{URL}${address}"`,
    ...(operation.security?.length === 0 ? [] : ['headers={"X-Access-Token": TOKEN}']),
    ...(query.length > 0
      ? [`params=${inPython(texts(Object.fromEntries(query.map(({ name }) => [name, args[name]]))))}`]
      : []),
    ...(type && body !== undefined ? (sent[type] ?? []) : []),
  ]
  return `requests.${method.toLowerCase()}(\n    ${parts.join(',\n    ')},\n)`
}

function samplesOf(spec, entry) {
  const args = argumentsOf(spec, entry)
  const { summary } = entry.operation
  return {
    summary,
    sdk: callExample(spec, entry),
    curl: curl(spec, entry, args),
    cli: command(spec, entry, args),
    python: python(spec, entry, args),
  }
}

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
