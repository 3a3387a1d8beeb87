import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isPackable, mediaTypeOf } from './media-types.ts'

/** How a file can be sent. */
export type Encoding = 'br' | 'gzip' | 'identity'

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
