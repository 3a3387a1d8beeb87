import type { IncomingMessage } from 'node:http'
import { LoopbackError } from '../errors/loopback-error.ts'
import { maxBodyBytes } from '../server-limits.ts'
import { inflate } from './inflate.ts'

/** The refusal of a body that is too large. */
export const tooLarge = (): LoopbackError =>
  new LoopbackError(413, 'request entity too large', { name: 'PayloadTooLargeError' })

/** Whether a request says that its body is too large. */
export const saysTooLarge = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > maxBodyBytes

function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    function take(chunk: Buffer): void {
      size += chunk.length
      if (size > maxBodyBytes) refuse()
      else chunks.push(chunk)
    }
    function refuse(): void {
      request.off('data', take).resume()
      reject(tooLarge())
    }
    const leave = () => reject(new LoopbackError(400, 'request aborted', { name: 'BadRequestError' }))
    request
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', leave)
      .on('close', leave)
    if (saysTooLarge(request)) refuse()
    else request.on('data', take)
  })
}

/**
 * The body of a request, unpacked. Throws a 413 when it is too large, a 400 when the client goes away before its end, and a 415 for an encoding
 * that is not read. What is too much is read all the same, and thrown away: a client that is cut off while it sends hears no answer.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const bytes = await readBytes(request)
  return bytes.length === 0 ? bytes : inflate(bytes, request.headers['content-encoding'] ?? '', maxBodyBytes, tooLarge)
}
