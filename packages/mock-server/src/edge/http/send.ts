import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Answers one kind of request. */
export type Route = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>

const gzipAsync = promisify(gzip)
const gzipFromBytes = 8 * 1024

/** Sends a whole body, compressed when it is long text and the client can read that. */
export async function send(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
  acceptEncoding = '',
): Promise<void> {
  const length = Buffer.byteLength(body)
  const isPacked = typeof body === 'string' && length >= gzipFromBytes && /\bgzip\b/.test(acceptEncoding)
  // Text is left as text: node then writes headers and body at once.
  const sent = isPacked ? await gzipAsync(body, { level: 1 }) : body
  if (response.destroyed) return
  response.writeHead(status, {
    ...headers,
    ...(isPacked && { 'content-encoding': 'gzip' }),
    ...(status !== 204 && { 'content-length': String(isPacked ? sent.length : length) }),
  })
  // Text of one byte a letter is handed on as it is, without looking for letters of more: the longest part of writing it.
  response.end(sent, !isPacked && typeof body === 'string' && length === body.length ? 'latin1' : 'utf8')
}

/** Sends a value as JSON, never cached. */
export async function sendJson(response: ServerResponse, status: number, value: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  await send(response, status, headers, JSON.stringify(value))
}

const exposed =
  'X-Total-Count, X-Lineboard-Contract, Retry-After, Idempotency-Replayed, X-Wallet-Warning, X-Lineboard-Fallback, X-Lineboard-Warning, X-Request-Id, Content-Disposition, Content-Range, Accept-Ranges'

/** Lets a web app of another origin call the API, as a stock LoopBack server does. Returns true for a preflight. */
export function applyCors(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers
  if (!origin) return false
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', exposed)
  response.setHeader('vary', 'Origin')
  if (request.method !== 'OPTIONS') return false
  response.setHeader('access-control-allow-methods', 'GET,HEAD,PUT,PATCH,POST,DELETE')
  const asked = request.headers['access-control-request-headers']
  if (asked) response.setHeader('access-control-allow-headers', asked)
  response.setHeader('access-control-max-age', '86400')
  return true
}
