import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OpenApiDocument } from '@lineboard/contract/openapi-document'
import { publicDocument } from '@lineboard/contract/public'
import { seedPassword } from '../../world/seed/rows/users.ts'
import type { Route } from '../http/send.ts'
import { send, sendJson } from '../http/send.ts'
import { createFileCache, sendFile } from '../site/site-file.ts'
import { whoMayPage, withOwnParameters, withSamples } from './document.ts'

const own = fileURLToPath(new URL('.', import.meta.url))
const viewer = fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist/package.json')))

/** Files of the page, by name. */
const files: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': join(viewer, 'swagger-ui-bundle.js'),
  'swagger-ui.css': join(viewer, 'swagger-ui.css'),
  'page.js': join(own, 'page.js'),
  'page.css': join(own, 'page.css'),
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

/** Serves the API reference at `/docs`: the page, its parts from this machine, and the contract as `openapi.json`. */
export function createDocsRoute({ document, isMock }: DocsOptions): Route {
  const read = createFileCache()
  // Calls tried from the page go to the server it came from.
  const servers = [{ url: '/api/v1', description: 'This server' }]
  const names = isMock ? ['super', 'admin', 'user', 'readonly'] : []
  const signIns = names.map((name) => ({ name, password: seedPassword }))

  return async (request, response, url) => {
    const name = url.pathname.slice('/docs/'.length)
    if (name === 'openapi.json') {
      const shown = await withSamples(withOwnParameters(publicDocument(document)))
      return await sendJson(response, 200, { ...shown, servers })
    }
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
    await send(response, 404, { 'content-type': 'text/plain; charset=utf-8' }, 'Not found. The reference is at /docs.')
  }
}
