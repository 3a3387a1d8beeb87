import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { send } from '../http/send.ts'

const scripts = ['control.js', 'curl.js', 'element.js', 'journal.js', 'operations.js', 'results.js']

/** The page's files, by address. They stand beside this file and need no build. */
const files: Readonly<Record<string, { name: string; type: string }>> = {
  '/__mock': { name: 'control.html', type: 'text/html; charset=utf-8' },
  '/__mock/': { name: 'control.html', type: 'text/html; charset=utf-8' },
  '/__mock/control.css': { name: 'control.css', type: 'text/css; charset=utf-8' },
  '/__mock/lists.css': { name: 'lists.css', type: 'text/css; charset=utf-8' },
  ...Object.fromEntries(scripts.map((name) => [`/__mock/${name}`, { name, type: 'text/javascript; charset=utf-8' }])),
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Whether a browser asks for the page or a part of it. At `/__mock` itself anything else gets the state, as JSON. */
export function isPageRequest(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { pathname }: URL,
): boolean {
  const file = method === 'GET' && Object.hasOwn(files, pathname) ? files[pathname] : undefined
  return file !== undefined && (file.name !== 'control.html' || headers.accept?.includes('text/html') === true)
}

/** Sends a file of the page. */
export async function sendPageFile(response: ServerResponse, { pathname }: URL): Promise<void> {
  const file = files[pathname]
  if (!file) throw new RangeError(`The page has no file ${pathname}.`)
  const headers = { 'content-type': file.type, 'cache-control': 'no-cache', 'content-security-policy': policy }
  await send(response, 200, headers, readFileSync(new URL(`./page/${file.name}`, import.meta.url)))
}
