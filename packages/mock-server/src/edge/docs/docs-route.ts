import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CallShape } from '@lineboard/contract/call-lines'
import type { OpenApiDocument, OperationNode, ParameterNode, PathNode } from '@lineboard/contract/openapi-document'
import { people, whoMay } from '@lineboard/contract/permission-table'
import { seedPassword } from '../../world/seed/rows/users.ts'
import { readBody } from '../http/request.ts'
import { type Route, send, sendJson } from '../http/send.ts'
import { createFileCache, sendFile } from '../site/site-file.ts'

const plain = { 'content-type': 'text/plain; charset=utf-8' }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const row = (kind: 'td' | 'th', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${kind}>${escaped(cell)}</${kind}>`).join('')}</tr>`

/** The page at `/docs/who-may`: every call, and whose rows each person may make it about. */
function whoMayPage(): string {
  const lines = whoMay().map(({ operation, needs, cells }) =>
    row('td', [operation, needs, ...cells.map((cell) => cell || '–')]),
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Who may do what</title><link rel="stylesheet" href="/docs/page.css"></head>
<body class="who-may">
<h1>Who may do what</h1>
<p>The rows for which each person may make a call. own: rows of the user's customer. everybody: rows of no customer. all: rows of
other customers too. itself: the user's own account.</p>
<table>
<thead>${row('th', ['Call', 'Needs', ...Object.keys(people)])}</thead>
<tbody>
${lines.join('\n')}
</tbody>
</table>
</body>
</html>
`
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const

const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1)

/**
 * The document with each operation's parameters in place, those of its path too, and their types: the reference shows what stands
 * elsewhere as of any type.
 */
function withOwnParameters(document: OpenApiDocument): OpenApiDocument {
  const { parameters: shared = {}, ...components } = document.components
  const { schemas } = components

  function own(parameter: ParameterNode): ParameterNode {
    const named = (parameter.$ref && shared[nameOf(parameter.$ref)]) || parameter
    const schema = named.schema?.$ref && schemas[nameOf(named.schema.$ref)]
    return schema ? { ...named, schema } : named
  }

  function ownItem({ parameters: ofAll = [], ...item }: PathNode): PathNode {
    const ownOperation = (operation: OperationNode): OperationNode => ({
      ...operation,
      parameters: [...ofAll, ...(operation.parameters ?? [])].map(own),
    })
    return Object.fromEntries(METHODS.flatMap((method) => (item[method] ? [[method, ownOperation(item[method])]] : [])))
  }

  const paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [path, ownItem(item)]))
  return { ...document, components, paths }
}

const languages = [
  ['sdk', 'JavaScript', 'SDK'],
  ['curl', 'Shell', 'curl'],
  ['cli', 'Shell', 'lineboard'],
  ['python', 'Python', 'Python'],
] as const

const isOperation = (node: unknown): node is OperationNode =>
  typeof node === 'object' && node !== null && 'operationId' in node

/** The document with lines that make each call, as `x-codeSamples`, which viewers of others know too. */
async function withSamples({ paths, ...document }: OpenApiDocument): Promise<object> {
  const { samples } = await import('@lineboard/contract/samples')
  const shown = (node: unknown) => {
    const lines = isOperation(node) ? samples[node.operationId.replace('_', '.')] : undefined
    if (!lines || !isOperation(node)) return node
    const sources = languages.map(([kind, lang, label]) => ({ lang, label, source: lines[kind] }))
    return { ...node, 'x-codeSamples': sources }
  }
  const entries = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([name, node]) => [name, shown(node)])),
  ])
  return { ...document, paths: Object.fromEntries(entries) }
}

const own = fileURLToPath(new URL('page/', import.meta.url))
const pageFiles = ['page.css', 'page.js', 'filter-draft.js', 'filter-editor.js', 'lines.js', 'search.js']
const viewer = fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist/package.json')))

/** Files of the page, by name. */
const files: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': join(viewer, 'swagger-ui-bundle.js'),
  'swagger-ui.css': join(viewer, 'swagger-ui.css'),
  ...Object.fromEntries(pageFiles.map((name) => [name, join(own, name)])),
}

/** What makes each call, by its name. */
function shapesOf(document: OpenApiDocument): ReadonlyMap<string, CallShape> {
  const shapes = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): CallShape[] => {
      const operation = item[method]
      if (!operation) return []
      const { operationId: id, parameters = [], security, requestBody, responses } = operation
      const namesIn = (place: string) => parameters.filter((each) => each.in === place).map(({ name }) => name)
      const [type = 'application/json'] = Object.keys(responses['200']?.content ?? {})
      return [
        {
          id,
          method: method.toUpperCase(),
          path,
          query: namesIn('query'),
          headers: namesIn('header'),
          isPublic: security?.length === 0,
          bodyType: Object.keys(requestBody?.content ?? {})[0],
          answersFile: type !== 'application/json' && type !== 'text/csv',
        },
      ]
    }),
  )
  return new Map(shapes.map((shape) => [shape.id, shape]))
}

interface LinesAsked {
  operation?: unknown
  args?: unknown
}

/** Answers the lines that make a call as it is set up on the page; 400 for what names none. */
function linesRoute(document: OpenApiDocument): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  let shapes: ReadonlyMap<string, CallShape> | undefined
  return async (request, response) => {
    const { callLines } = await import('@lineboard/contract/call-lines')
    const { publicDocument } = await import('@lineboard/contract/public')
    shapes ??= shapesOf(withOwnParameters(publicDocument(document)))
    const asked = await readBody(request)
      .then((body): LinesAsked => Object(JSON.parse(body.toString())))
      .catch((): LinesAsked => ({}))
    const shape = shapes.get(String(asked.operation))
    if (!shape) return await send(response, 400, plain, 'There is no such operation.')
    await sendJson(response, 200, callLines(shape, Object(asked.args)))
  }
}

/** The page may load and reach this server, and nothing else. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** How to serve the API reference. */
export interface DocsOptions {
  /** The contract with its references, as it is written. */
  document: OpenApiDocument
  /** Whether the seeded sign-ins are offered: not in front of a real core API. */
  isMock: boolean
}

/** Serves the API reference at `/docs`: the page, its parts from this machine, and the contract in two forms. */
export function createDocsRoute({ document, isMock }: DocsOptions): Route {
  const read = createFileCache()
  const answerLines = linesRoute(document)
  // Calls tried from the page go to the server it came from.
  const servers = [{ url: '/api/v1', description: 'This server' }]
  const names = isMock ? ['super', 'admin', 'user', 'readonly'] : []
  const signIns = names.map((name) => ({ name, password: seedPassword }))

  return async (request, response, url) => {
    const name = url.pathname.slice('/docs/'.length)
    if (name === 'openapi.json' || name === 'openapi.text.json') {
      // Loaded with the reference, which most servers are never asked for.
      const { publicDocument, textDocument } = await import('@lineboard/contract/public')
      const made = name === 'openapi.json' ? publicDocument(document) : textDocument(document)
      return await sendJson(response, 200, { ...(await withSamples(withOwnParameters(made))), servers })
    }
    if (name === 'lines' && request.method === 'POST') return await answerLines(request, response)
    if (name === 'sign-ins.json') return await sendJson(response, 200, { signIns })
    if (name === 'who-may') {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': contentSecurityPolicy }
      return await send(response, 200, headers, whoMayPage())
    }
    const path = name === '' ? join(own, 'page.html') : Object.hasOwn(files, name) ? files[name] : undefined
    const file = path && read(path)
    if (file) {
      await sendFile(request, response, file, {
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy,
      })
      return
    }
    await send(response, 404, plain, 'Not found. The reference is at /docs.')
  }
}
