import type { Readable, Writable } from 'node:stream'
import Busboy from '@fastify/busboy'
import type { IHttpResponse } from '@stoplight/prism-http'
import { isJson, utf8Text } from '../../ground/body-text.ts'
import type { ApiOperation } from '../../ground/contract/api-operation.ts'
import { badRequest, LoopbackError } from '../../ground/errors.ts'
import { gatherBytes } from '../../ground/gathered-bytes.ts'
import { defaultLimits } from '../../ground/limits.ts'
import { parseJson } from '../../ground/parse-json.ts'
import { createPauses } from '../../ground/pauses.ts'
import type { Part } from '../context/context.ts'
import { coerceText } from './parameters.ts'

const MAX_PARTS = 100
/** Bytes of a file's content that the validators are shown: the contract says no more of it than that it is there. */
const SHOWN_BYTES = 1000

function open(contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      // Every part is read the same way, with its bytes; what is a file, the handlers say.
      isPartAFile: () => true,
      preservePath: true,
      limits: { parts: MAX_PARTS, headerPairs: 50 },
    })
  } catch {
    throw badRequest('The multipart body names no boundary.')
  }
}

const textTooLong = (most: number) =>
  new LoopbackError(413, `A field of the multipart body has more than ${most} bytes.`, { name: 'PayloadTooLargeError' })

const tooManyParts = () => badRequest(`The multipart body has more than ${MAX_PARTS} parts.`)

/** Counts the parts before they are parsed: the parser goes through all of them, however many. */
function refuseManyParts(bytes: Buffer, contentType: string): void {
  const mark = `--${boundaryOf(contentType)}`
  let at = bytes.indexOf(mark)
  // Beside one for each part there is one at the end.
  for (let count = 1; at >= 0; count++, at = bytes.indexOf(mark, at + mark.length))
    if (count > MAX_PARTS + 1) throw tooManyParts()
}

/** Bytes that are parsed at once: what comes in one piece occupies the server. */
const SLICE_BYTES = 64 * 1024

/** Gives a parser all bytes, and lets other requests run meanwhile. */
async function feed(reader: Writable, bytes: Buffer): Promise<void> {
  const pause = createPauses()
  for (let at = 0; at < bytes.length && !reader.destroyed; at += SLICE_BYTES) {
    // Without waiting for it, the parser would keep all slices for one turn.
    await new Promise((resolve) => reader.write(bytes.subarray(at, at + SLICE_BYTES), resolve))
    await pause()
  }
  reader.end()
}

/** The parts of a multipart body, with their bytes. Throws a 400 for a body that is not well formed. */
async function parseMultipart(bytes: Buffer, contentType: string): Promise<Part[]> {
  refuseManyParts(bytes, contentType)
  const reader = open(contentType)
  const parts: Part[] = []
  const { textBytes } = defaultLimits.bodies
  return await new Promise((resolve, reject) => {
    const refuse = () => reject(badRequest('The multipart body does not end.'))
    reader.on('file', (name: string | undefined, stream: Readable, filename: string | undefined, _encoding, type) => {
      const content = gatherBytes(bytes.length)
      // A part that stops midway is told of here as well: unheard, that would end the process.
      stream.on('error', refuse)
      stream.on('data', (chunk: Buffer) => {
        content.add(chunk)
        if (filename === undefined && content.size > textBytes) reject(textTooLong(textBytes))
      })
      stream.on('end', () => {
        if (name === undefined) reject(badRequest('A part of the multipart body has no name.'))
        else
          parts.push({
            name,
            ...(filename !== undefined && { filename }),
            contentType: type,
            data: content.whole(),
          })
      })
    })
    reader.on('partsLimit', () => reject(tooManyParts()))
    reader.on('error', refuse)
    reader.on('finish', () => resolve(parts))
    void feed(reader, bytes).catch(reject)
  })
}

const shownText = ({ filename, data }: Omit<Part, 'name'>) =>
  data.toString('utf8', 0, filename === undefined ? data.length : SHOWN_BYTES)

/**
 * The parts as text for the validators, whose own reader takes a `;` or `=` in the name of a file for the end of it: no names of
 * files, and as much of their content as matters.
 */
function plainMultipart(parts: readonly Part[], boundary: string): string {
  const written = parts.map(({ name, ...part }) => {
    const text = shownText(part)
    return `--${boundary}\r\nContent-Disposition: form-data; name="${encodeURIComponent(name.toWellFormed())}"\r\n\r\n${text}\r\n`
  })
  return `${written.join('')}--${boundary}--\r\n`
}

/** The boundary that a content type names. */
function boundaryOf(contentType: string): string {
  const [, quoted, bare = ''] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  return quoted ?? bare
}

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

const [PLUS, SPACE] = [0x2b, 0x20]

/** A form with each plus as the space it means: `URLSearchParams` takes 80 ms for a megabyte of them. */
function withSpaces(bytes: Buffer): Buffer {
  const written = Buffer.from(bytes)
  for (let at = 0; at < written.length; at++) if (written[at] === PLUS) written[at] = SPACE
  return written
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
    // A file is read from its part.
    const body = Object.fromEntries(parts.map(({ name, ...part }) => [name, shownText(part)]))
    return { body, parts, forValidation: plainMultipart(parts, boundaryOf(contentType)) }
  }
  if (mediaType === 'application/x-www-form-urlencoded') {
    const fields = parseForm(operation, utf8Text(withSpaces(bytes), contentType))
    // LoopBack reads a form wherever it reads JSON.
    if (operation.bodyKind === 'json')
      return { ...none, body: fields, forValidation: fields, mediaType: 'application/json' }
    return { ...none, body: fields, forValidation: utf8Text(bytes) }
  }
  const text = utf8Text(bytes, contentType)
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

const listOf = ({ body }: ParsedBody): readonly unknown[] | undefined => (Array.isArray(body) ? body : undefined)

/** The bodies of a request: LoopBack makes a row of each element where a list is sent to create. */
export function singleBodies({ loopback }: ApiOperation, parsed: ParsedBody): ParsedBody[] {
  const list = loopback?.method === 'create' ? listOf(parsed) : undefined
  return list ? list.map((body) => ({ ...parsed, body, forValidation: body })) : [parsed]
}

/** The answer to all of them: of a list the list of their answers, or the first refusal. */
export function combineResponses(parsed: ParsedBody, answers: readonly IHttpResponse[]): IHttpResponse {
  const [first = { statusCode: 200, body: [] }] = answers
  const refusal = answers.find(({ statusCode }) => statusCode >= 400)
  if (!listOf(parsed)) return first
  return refusal ?? { ...first, body: answers.map(({ body }) => body) }
}
