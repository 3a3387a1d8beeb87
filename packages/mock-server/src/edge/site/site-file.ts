import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { send } from '../http/send.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
}

/** Media type of a file by its name. */
function mediaTypeOf(path: string): string {
  return types[extname(path).toLowerCase()] ?? 'application/octet-stream'
}

/** Whether packing such a file makes it smaller. */
function isPackable(mediaType: string): boolean {
  return /^(text\/|application\/(json|manifest|wasm)|image\/svg)/.test(mediaType)
}

/** How a file can be sent. */
type Encoding = 'br' | 'gzip' | 'identity'

/** A file of the site, read once, packed when first asked for. */
export interface SiteFile {
  mediaType: string
  etag: string
  bytes(encoding: Encoding): Buffer
  encodings: readonly Encoding[]
}

const packFromBytes = 1024

function pack(raw: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return raw
  if (encoding === 'gzip') return gzipSync(raw, { level: 7 })
  return brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
}

const packedSuffix = { br: '.br', gzip: '.gz' } as const

function readSiteFile(path: string): SiteFile {
  const raw = readFileSync(path)
  const mediaType = mediaTypeOf(path)
  const packed = new Map<Encoding, Buffer>()
  const canPack = isPackable(mediaType) && raw.length >= packFromBytes
  return {
    mediaType,
    etag: `"${createHash('sha1').update(raw).digest('base64url').slice(0, 20)}"`,
    encodings: canPack ? ['br', 'gzip', 'identity'] : ['identity'],
    bytes(encoding) {
      const known = packed.get(encoding)
      if (known) return known
      const ready = encoding === 'identity' ? undefined : `${path}${packedSuffix[encoding]}`
      // What a build packed at its leisure is smaller than what is packed here on the fly.
      const made = ready && existsSync(ready) ? readFileSync(ready) : pack(raw, encoding)
      packed.set(encoding, made)
      return made
    },
  }
}

/** What stands at a path; undefined where nothing does, as under a name that the file system does not take. */
function statsOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Reads files of a folder, and again only when they change. */
export function createFileCache(): (path: string) => SiteFile | undefined {
  const cached = new Map<string, { mtimeMs: number; file: SiteFile }>()
  return (path) => {
    const stats = statsOf(path)
    if (!stats?.isFile()) return undefined
    const known = cached.get(path)
    if (known?.mtimeMs === stats.mtimeMs) return known.file
    const file = readSiteFile(path)
    cached.set(path, { mtimeMs: stats.mtimeMs, file })
    return file
  }
}

function chosenEncoding(file: SiteFile, accepted = ''): Encoding {
  return (
    file.encodings.find((encoding) => encoding !== 'identity' && new RegExp(`\\b${encoding}\\b`).test(accepted)) ??
    'identity'
  )
}

/** Sends a file as small as the client can take it, or that it has not changed. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  const encoding = chosenEncoding(file, request.headers['accept-encoding'])
  const headers = {
    'content-type': file.mediaType,
    etag: file.etag,
    ...(file.encodings.length > 1 && { vary: 'Accept-Encoding' }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...more,
  }
  if (request.headers['if-none-match']?.includes(file.etag)) response.writeHead(304, headers).end()
  else await send(response, 200, headers, file.bytes(encoding))
}
