import type { IncomingMessage } from 'node:http'
import { LoopbackError } from '../errors/loopback-error.ts'
import { maxBodyBytes } from '../server-limits.ts'

/** The body of a request. Throws a 413 when it is too large, and a 400 when the client goes away before its end. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  const tooLarge = () => new LoopbackError(413, 'request entity too large', { name: 'PayloadTooLargeError' })
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge()
  try {
    for await (const chunk of request) {
      size += chunk.length
      if (size > maxBodyBytes) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (problem) {
    if (problem instanceof LoopbackError) throw problem
    throw new LoopbackError(400, 'request aborted', { name: 'BadRequestError' })
  }
  return Buffer.concat(chunks)
}
