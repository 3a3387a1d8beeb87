import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

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
