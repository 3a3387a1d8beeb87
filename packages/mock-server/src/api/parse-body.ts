import type { ApiOperation } from '../contract/api-operation.ts'
import { badRequest, LoopbackError } from '../errors/loopback-error.ts'
import type { Part } from '../handlers/types.ts'
import { isJson } from '../http/is-json.ts'
import { utf8Text } from '../http/utf8-text.ts'
import { parseJson } from '../parse-json.ts'
import { boundaryOf, parseMultipart, plainMultipart } from './multipart.ts'
import { coerceText } from './parameters.ts'

/** A body as handlers see it, and as the validators want it. */
export interface ParsedBody {
  body: unknown
  parts: readonly Part[]
  /** JSON value, or the raw text of forms. */
  forValidation: unknown
  /** Media type the validators are to take it for, where it came as another one. */
  mediaType?: string
}

const none: ParsedBody = { body: undefined, parts: [], forValidation: undefined }

function readJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch (problem) {
    throw new LoopbackError(400, problem instanceof Error ? problem.message : 'Invalid JSON', { name: 'SyntaxError' })
  }
}

function parseForm(operation: ApiOperation, text: string): Record<string, unknown> {
  const properties = operation.bodySchema?.properties ?? {}
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [
      name,
      coerceText(value, Object.hasOwn(properties, name) ? properties[name] : undefined),
    ]),
  )
}

/** LoopBack passes over what does not say it is JSON, and then complains about fields that were sent: here it is said what is wrong. */
function refuseOtherThanJson(contentType: string): void {
  if (isJson(contentType)) return
  const sent = contentType === '' ? 'without a content type' : `as ${JSON.stringify(contentType)}`
  const message = `The body came ${sent}: send it as application/json.`
  throw new LoopbackError(415, message, { name: 'UnsupportedMediaTypeError' })
}

/** Reads the bytes of a body by its content type. Throws a 400 for what can't be read, a 415 for what is not read. */
export async function parseBody(operation: ApiOperation, bytes: Buffer, contentType = ''): Promise<ParsedBody> {
  const [mediaType = ''] = contentType.toLowerCase().split(';', 1)
  if (bytes.length === 0) {
    // LoopBack takes a missing JSON body for an empty one, and then complains about the fields.
    return operation.bodyKind === 'json' ? { ...none, body: {}, forValidation: {} } : none
  }
  if (mediaType === 'multipart/form-data') {
    const parts = await parseMultipart(bytes, contentType)
    const body = Object.fromEntries(parts.map(({ name, data }) => [name, data.toString('utf8')]))
    return { body, parts, forValidation: plainMultipart(parts, boundaryOf(contentType)) }
  }
  const text = utf8Text(bytes, contentType)
  if (mediaType === 'application/x-www-form-urlencoded') {
    const fields = parseForm(operation, text)
    // LoopBack reads a form wherever it reads JSON.
    if (operation.bodyKind === 'json')
      return { ...none, body: fields, forValidation: fields, mediaType: 'application/json' }
    return { ...none, body: fields, forValidation: text }
  }
  if (operation.bodyKind === 'none') return none
  if (operation.bodyKind !== 'json') throw badRequest(`Expected a ${operation.bodyKind} body.`)
  refuseOtherThanJson(contentType)
  const body = readJson(text)
  if (typeof body !== 'object' || body === null) {
    throw new LoopbackError(400, `Unexpected token ${text.slice(0, 1)} in JSON at position 0`, { name: 'SyntaxError' })
  }
  // A list creates a row of each element; an empty one is a mistake.
  const isMany = operation.loopback?.method === 'create' && Array.isArray(body) && body.length > 0
  if (Array.isArray(body) && operation.bodySchema?.properties && !isMany) {
    throw badRequest('Value is not an object.')
  }
  return { ...none, body, forValidation: body }
}
