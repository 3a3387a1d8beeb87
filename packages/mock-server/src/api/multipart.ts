import type { Readable } from 'node:stream'
import Busboy from '@fastify/busboy'
import { badRequest } from '../errors/loopback-error.ts'
import type { Part } from '../handlers/types.ts'

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

/** The parts of a multipart body, with their bytes. Throws a 400 for a body that is not well formed. */
export async function parseMultipart(bytes: Buffer, contentType: string): Promise<Part[]> {
  const reader = open(contentType)
  const parts: Part[] = []
  return await new Promise((resolve, reject) => {
    const refuse = () => reject(badRequest('The multipart body does not end.'))
    reader.on('file', (name: string | undefined, content: Readable, filename: string | undefined, _encoding, type) => {
      const chunks: Buffer[] = []
      // A part that stops midway is told of here as well: unheard, that would end the process.
      content.on('error', refuse)
      content.on('data', (chunk: Buffer) => chunks.push(chunk))
      content.on('end', () => {
        if (name === undefined) reject(badRequest('A part of the multipart body has no name.'))
        else
          parts.push({
            name,
            ...(filename !== undefined && { filename }),
            contentType: type,
            data: Buffer.concat(chunks),
          })
      })
    })
    reader.on('partsLimit', () => reject(badRequest(`The multipart body has more than ${MAX_PARTS} parts.`)))
    reader.on('error', refuse)
    reader.on('finish', () => resolve(parts))
    reader.end(bytes)
  })
}

/**
 * The parts as text for the validators, whose own reader takes a `;` or `=` in the name of a file for the end of it: no names of
 * files, and as much of their content as matters.
 */
export function plainMultipart(parts: readonly Part[], boundary: string): string {
  const written = parts.map(({ name, filename, data }) => {
    const text = data.toString('utf8', 0, filename === undefined ? data.length : SHOWN_BYTES)
    return `--${boundary}\r\nContent-Disposition: form-data; name="${encodeURIComponent(name.toWellFormed())}"\r\n\r\n${text}\r\n`
  })
  return `${written.join('')}--${boundary}--\r\n`
}

/** The boundary that a content type names. */
export function boundaryOf(contentType: string): string {
  const [, quoted, bare = ''] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  return quoted ?? bare
}
