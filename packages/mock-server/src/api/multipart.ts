import { badRequest } from '../errors/loopback-error.ts'
import type { Part } from '../handlers/types.ts'

const maxParts = 100

function headerValue(head: string, name: string): string | undefined {
  return new RegExp(`^${name}:\\s*(.+)$`, 'im').exec(head)?.[1]?.trim()
}

function quoted(header: string, name: string): string | undefined {
  return new RegExp(`(?:^|[;\\s])${name}="([^"]*)"`, 'i').exec(header)?.[1]
}

function parsePart(bytes: Buffer): Part {
  const headEnd = bytes.indexOf('\r\n\r\n')
  const head = headEnd < 0 ? '' : bytes.subarray(0, headEnd).toString('utf8')
  const disposition = headerValue(head, 'content-disposition') ?? ''
  const name = quoted(disposition, 'name')
  if (name === undefined) throw badRequest('A part of the multipart body has no name.')
  const filename = quoted(disposition, 'filename')
  const contentType = headerValue(head, 'content-type')
  return {
    name,
    ...(filename !== undefined && { filename }),
    ...(contentType !== undefined && { contentType }),
    data: bytes.subarray(headEnd + 4),
  }
}

/** The parts of a multipart body, with their bytes. Throws a 400 for a body that is not well formed. */
export function parseMultipart(bytes: Buffer, contentType: string): Part[] {
  const [, quotedBoundary, bareBoundary] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = quotedBoundary ?? bareBoundary
  if (!boundary) throw badRequest('The multipart body names no boundary.')
  const mark = Buffer.from(`--${boundary}`)
  const parts: Part[] = []
  let at = bytes.indexOf(mark)
  while (at >= 0 && parts.length <= maxParts) {
    const start = at + mark.length
    if (bytes.subarray(start, start + 2).toString('latin1') === '--') return parts
    const next = bytes.indexOf(mark, start)
    if (next < 0) break
    // Between the line end after the boundary and the one before the next.
    parts.push(parsePart(bytes.subarray(start + 2, next - 2)))
    at = next
  }
  throw badRequest('The multipart body does not end.')
}
