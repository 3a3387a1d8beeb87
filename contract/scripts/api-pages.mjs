// The API in Markdown, a page a model: what its operations take, answer and refuse, and what that rests on.
import { answerExample, callExample } from './api-example.mjs'
import { fieldTable, sourceText, table, typesPage, typeText } from './api-types.mjs'
import { effectOf } from './effect.mjs'
import { deref, listOperations } from './operation-table.mjs'

const BANNER = '<!-- Made from contract/openapi.yaml when the SDK is packed. -->\n\n'

const ERRORS = {
  400: '`ApiError` 400',
  401: '`UnauthorizedError`',
  403: '`ForbiddenError`',
  404: '`NotFoundError`',
  422: '`ValidationError`',
  default: '`ApiError` for any other status',
}

const fence = (language, text) => `\`\`\`${language}\n${text}\n\`\`\``

function argumentTable(spec, { operation, path }) {
  const row = operation['x-loopback']?.model
  const parameters = [...(spec.paths[path].parameters ?? []), ...(operation.parameters ?? [])].map((each) =>
    deref(spec, each),
  )
  const rows = parameters.map(({ name, in: place, required, schema, description = '' }) => {
    const isTyped = row && (name === 'filter' || name === 'where')
    const type = isTyped ? `[${name} of ${row}](../filters.md)` : typeText(spec, schema)
    return [`\`${name}\``, place, required ? type : `${type}, optional`, description]
  })
  return table(['Argument', 'In', 'Type', 'Meaning'], rows)
}

function bodyText(spec, { operation }) {
  const body = deref(spec, operation.requestBody)
  const [type, media] = Object.entries(body?.content ?? {})[0] ?? []
  if (!type) return ''
  const schema = media.schema
  const head =
    `**Body** (${type}${body.required ? '' : ', optional'}): ${schema.$ref ? typeText(spec, schema) : ''}`.trim()
  return [head, fieldTable(spec, schema)].filter(Boolean).join('\n\n')
}

function answerText(spec, { operation }) {
  const status = operation.responses['200'] ? '200' : '204'
  const answer = deref(spec, operation.responses[status])
  const [type, media] = Object.entries(answer?.content ?? {})[0] ?? []
  if (!type) return `**Answer** (${status}): nothing.`
  const what =
    type === 'application/json'
      ? typeText(spec, media.schema)
      : type === 'text/csv'
        ? 'CSV as text'
        : `a Blob (${type})`
  const headers = Object.keys(answer.headers ?? {}).map((name) => `\`${name}\``)
  return `**Answer** (${status}): ${what}. ${answer.description}${headers.length > 0 ? ` Headers: ${headers.join(', ')}.` : ''}`
}

function effectText(entry) {
  const { effect, isRepeatable, movesMoney, takesKey } = effectOf(entry)
  if (effect === 'read') return '**Effect**: reads, and changes nothing.'
  const otherwise = takesKey
    ? 'sent twice with one `Idempotency-Key`, it is done once'
    : 'sent twice, it may do so twice, or answer otherwise'
  const twice = isRepeatable ? 'sent twice, it leaves and answers the same as sent once' : otherwise
  return `**Effect**: changes something${movesMoney ? ', and moves money' : ''}; ${twice}.`
}

function section(spec, entry) {
  const { id, method, path, operation } = entry
  const statuses = Object.keys(operation.responses).filter((status) => !status.startsWith('2'))
  const example = answerExample(spec, entry)
  return [
    `## ${id}`,
    [operation.summary, operation.description].filter(Boolean).join('. ').replaceAll(/\s+/g, ' '),
    `\`${method} ${path}\`${operation.security?.length === 0 ? ', without a session' : ''}. Source: ${sourceText(operation['x-source'])}.`,
    effectText(entry),
    argumentTable(spec, entry),
    bodyText(spec, entry),
    answerText(spec, entry),
    `**Errors**: ${statuses.map((status) => ERRORS[status] ?? `\`ApiError\` ${status}`).join(', ')}.`,
    fence('ts', callExample(spec, entry)),
    example === undefined ? '' : fence('json', example),
  ].filter((part) => part !== '')
}

const pageName = (model) => `${model.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.md`

/**
 * The pages by file name.
 * @param {import('./bundle.mjs').OpenApiDocument} spec
 * @returns {Map<string, string>}
 */
export function apiPages(spec) {
  const models = Map.groupBy(listOperations(spec), ({ id }) => id.split('.')[0])
  const pages = new Map()
  const index = []
  for (const [model, entries] of models) {
    const title = [...new Set(entries.flatMap(({ operation }) => operation.tags ?? []))].join(', ')
    index.push([`[${model}](${pageName(model)})`, title, entries.map(({ id }) => `\`${id.split('.')[1]}\``).join(' ')])
    const body = [`# ${model}`, `${title}.`, ...entries.flatMap((entry) => section(spec, entry))].join('\n\n')
    pages.set(pageName(model), `${BANNER}${body}\n`)
  }
  pages.set('types.md', `${BANNER}${typesPage(spec)}\n`)
  const head = '# API\n\nEvery call, by model: `api.Model.verb(arguments)`. The shapes are in [types](types.md).'
  pages.set('README.md', `${BANNER}${head}\n\n${table(['Model', 'About', 'Calls'], index)}\n`)
  return pages
}
