import { LoopbackError } from '../errors/loopback-error.ts'

const decoder = new TextDecoder()

/** The text of a body, without the mark that some programs write before it. Throws a 415 for one that says it is not UTF-8. */
export function utf8Text(bytes: Buffer, contentType = ''): string {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8'
  if (charset !== 'utf-8' && charset !== 'utf8') {
    throw new LoopbackError(415, `unsupported charset "${charset}": send UTF-8`, { name: 'UnsupportedMediaTypeError' })
  }
  return decoder.decode(bytes)
}
