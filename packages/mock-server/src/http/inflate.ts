import { promisify } from 'node:util'
import { gunzip, inflate as zlibInflate } from 'node:zlib'
import { LoopbackError } from '../errors/loopback-error.ts'

const readers: Readonly<Record<string, typeof gunzip>> = { gzip: gunzip, deflate: zlibInflate }

const codeOf = (problem: unknown): unknown => (problem instanceof Error && 'code' in problem ? problem.code : undefined)

/**
 * A body as it was before it was packed, by its `content-encoding`: gzip and deflate are read, as on a stock server. Throws a 413 for one that
 * would have more than `most` bytes, a 415 for another encoding, and a 400 for what is not what it says.
 */
export async function inflate(bytes: Buffer, encoding: string, most: number, tooLarge: () => Error): Promise<Buffer> {
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
