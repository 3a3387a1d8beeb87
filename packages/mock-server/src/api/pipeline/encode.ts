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

/** A response as it goes over the wire. */
export function encode(response: IHttpResponse, more: Readonly<Record<string, string>> = {}): ApiAnswer {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(response.headers ?? {})) {
    if (value !== null && value !== undefined) headers[name.toLowerCase()] = String(value)
  }
  const { body, statusCode: status } = response
  Object.assign(headers, more)
  if (body === undefined) return { kind: 'answer', status, headers, body: '' }
  if (Buffer.isBuffer(body)) return { kind: 'answer', status, headers, body }
  const isText = typeof body === 'string' && !/json/.test(headers['content-type'] ?? jsonType)
  headers['content-type'] ??= jsonType
  return { kind: 'answer', status, headers, body: isText ? body : JSON.stringify(body) }
}

const MAX_CHARACTERS = 1000

/** Warnings as one header: ASCII alone, and short enough for every proxy. The log and the journal have them whole. */
export function warningHeader(warnings: readonly string[]): string {
  const text = warnings.join('; ').replaceAll(/[^\x20-\x7e]/g, '?')
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}...` : text
}
