import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { gunzip, inflate as zlibInflate } from 'node:zlib'
import { LoopbackError } from '../../ground/errors.ts'
import { gatherBytes } from '../../ground/gathered-bytes.ts'
import { mostBytes, refuseHeavy } from '../../ground/heavy-body.ts'
import { type BodyLimits, defaultLimits } from '../../ground/limits.ts'

/**
 * The whole address of a request; undefined for what is none. Put together by hand: resolved against a base, a path such as `//x/y` would
 * name another host.
 */
export const addressOf = ({ url = '/' }: IncomingMessage): URL | undefined =>
  URL.parse(url.startsWith('/') ? `http://server${url}` : url) ?? undefined

/** Whether a path is that one or stands below it. */
export const isBelow = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`)

const readers: Readonly<Record<string, typeof gunzip>> = { gzip: gunzip, deflate: zlibInflate }

const codeOf = (problem: unknown): unknown => (problem instanceof Error && 'code' in problem ? problem.code : undefined)

/**
 * A body as it was before it was packed, by its `content-encoding`: gzip and deflate are read, as on a stock server. Throws a 413 for one that
 * would have more than `most` bytes, a 415 for another encoding, and a 400 for what is not what it says.
 */
async function inflate(bytes: Buffer, encoding: string, most: number, tooLarge: () => Error): Promise<Buffer> {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity') return bytes
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined
  if (!read) {
    const message = `unsupported content encoding "${name}": send gzip, deflate or none`
    throw new LoopbackError(415, message, { name: 'UnsupportedMediaTypeError' })
  }
  try {
    return await promisify<Buffer, { maxOutputLength: number }, Buffer>(read)(bytes, { maxOutputLength: most })
  } catch (problem) {
    if (codeOf(problem) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge()
    const why = problem instanceof Error ? problem.message : String(problem)
    throw new LoopbackError(400, `The body is not ${name}, as its content-encoding says: ${why}`)
  }
}

/** The refusal of a body that is too large. */
export const tooLarge = (): LoopbackError =>
  new LoopbackError(413, 'request entity too large', { name: 'PayloadTooLargeError' })

/** Whether a request says that its body is larger. */
export const declaresMore = ({ headers }: IncomingMessage, most: number): boolean =>
  Number(headers['content-length'] ?? 0) > most

function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const declared = Number(request.headers['content-length'] ?? most)
    const gathered = gatherBytes(Math.min(most, declared))
    function take(chunk: Buffer): void {
      if (gathered.size + chunk.length > most) refuse()
      else gathered.add(chunk)
    }
    function refuse(): void {
      request.off('data', take).resume()
      reject(tooLarge())
    }
    const leave = () => reject(new LoopbackError(400, 'request aborted', { name: 'BadRequestError' }))
    request
      .on('end', () => resolve(gathered.whole()))
      .on('error', leave)
      .on('close', leave)
    if (declaresMore(request, most)) refuse()
    else request.on('data', take)
  })
}

/** Packed bodies may become this large whatever their size is: short texts pack well. */
const FREE_BYTES = 64 * 1024

/**
 * The body of a request, unpacked. Throws a 413 when it is too large or too much to parse, a 400 when the client goes away before its end, and
 * a 415 for an encoding that is not read. What is too much is read all the same, and thrown away: a client that is cut off while it sends
 * hears no answer.
 */
export async function readBody(request: IncomingMessage, limits: BodyLimits = defaultLimits.bodies): Promise<Buffer> {
  const { 'content-type': contentType = '', 'content-encoding': encoding = '' } = request.headers
  const most = mostBytes(contentType, limits)
  const packed = await readBytes(request, most)
  if (packed.length === 0) return packed
  const unpacked = Math.min(most, Math.max(FREE_BYTES, packed.length * limits.unpackedTimes))
  const bytes = await inflate(packed, encoding, unpacked, tooLarge)
  refuseHeavy(bytes, contentType, limits)
  return bytes
}
