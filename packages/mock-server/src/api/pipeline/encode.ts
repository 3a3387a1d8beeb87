import { setImmediate } from 'node:timers/promises'
import { redact } from '@lineboard/contract/redact'
import type { IHttpResponse } from '@stoplight/prism-http'
import type { LoopbackError } from '../../ground/errors.ts'
import type { ApiAnswer } from '../../world/request-log/exchanges.ts'

/** Content type of nearly every answer. */
export const jsonType = 'application/json; charset=utf-8'

/** An error in LoopBack's form. Its text never carries a token. */
export function errorResponse(error: LoopbackError): IHttpResponse {
  const { error: fields } = error.toBody()
  const { retryAfterSeconds } = error
  return {
    statusCode: error.statusCode,
    headers: { 'content-type': jsonType, ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }) },
    body: { error: { ...fields, message: redact(error.message) } },
  }
}

/** Rows that are written as JSON at once. */
const PIECE_ROWS = 1000

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > PIECE_ROWS

async function listText(list: readonly unknown[]): Promise<string> {
  // Added up and not joined, which would copy each megabyte once more.
  let text = ''
  for (let at = 0; at < list.length; at += PIECE_ROWS) {
    const piece = JSON.stringify(list.slice(at, at + PIECE_ROWS)).slice(1, -1)
    text += at > 0 ? `,${piece}` : piece
    await setImmediate()
  }
  return `[${text}]`
}

/** What `JSON.stringify` writes. Other requests run while it writes a long list, or one of an object's: two megabytes take 40 ms. */
async function jsonText(body: object): Promise<string> {
  if (isLong(body)) return listText(body)
  if (!Object.values(body).some(isLong)) return JSON.stringify(body)
  let members = ''
  for (const [name, value] of Object.entries(body)) {
    const text = isLong(value) ? await listText(value) : JSON.stringify(value)
    if (text !== undefined) members += `${members === '' ? '' : ','}${JSON.stringify(name)}:${text}`
  }
  return `{${members}}`
}

type More = Readonly<Record<string, string>>

function encoded({ headers: given = {}, statusCode: status }: IHttpResponse, body: string | Buffer, more: More) {
  const present = Object.entries(given).filter(([, value]) => value !== null && value !== undefined)
  const headers = Object.fromEntries(present.map(([name, value]) => [name.toLowerCase(), String(value)]))
  return { kind: 'answer', status, headers: { ...headers, ...more }, body } as const
}

const withType = (answer: ReturnType<typeof encoded>): ApiAnswer => ({
  ...answer,
  headers: { ...answer.headers, 'content-type': answer.headers['content-type'] ?? jsonType },
})

/** A response as it goes over the wire. */
export function encode(response: IHttpResponse, more: More = {}): ApiAnswer {
  const { body } = response
  if (body === undefined) return encoded(response, '', more)
  if (Buffer.isBuffer(body)) return encoded(response, body, more)
  const plain = encoded(response, '', more)
  const isText = typeof body === 'string' && !/json/.test(plain.headers['content-type'] ?? jsonType)
  return withType({ ...plain, body: isText ? body : JSON.stringify(body) })
}

/** The same for a response that may be large. */
export async function encodeLarge(response: IHttpResponse, more: More = {}): Promise<ApiAnswer> {
  const { body } = response
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) return encode(response, more)
  return withType(encoded(response, await jsonText(body), more))
}

const MAX_CHARACTERS = 1000

/** Warnings as one header: ASCII alone, and short enough for every proxy. The log and the journal have them whole. */
export function warningHeader(warnings: readonly string[]): string {
  const text = warnings.join('; ').replaceAll(/[^\x20-\x7e]/g, '?')
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}...` : text
}
